/** What the table of the build's files (app/build/files/table.ts) is made of. Build and development only. */

type Bytes = string | Uint8Array;

/** A file of the site: the build writes it, development answers it. `path`: its address, with the first slash. */
export type BuiltFile = { path: string; write(): Bytes | Promise<Bytes> };

/** Files of one kind, of which there are as many as the pages ask for. */
export type FileFamily = {
  /** The addresses that are this family's, whether it has a file there or not. */
  under: RegExp;
  /** Every file; a build asks once, after the last page. */
  list(): Iterable<BuiltFile>;
  /** For development, where to list all would take too long: the file at an address, made from the pages as they stand. */
  find?(path: string): Promise<Bytes | undefined>;
};
