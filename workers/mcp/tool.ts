// What a tool is: its description for clients, and the function that answers. Tools read; none keeps or logs what it is asked.
import type { Reading } from "../../app/amounts/reading.ts";
import type { Standings } from "../../app/amounts/standing.ts";
import type { Pages } from "../pages/pages.ts";
import type { Search } from "../search.ts";
import type { ArgumentsOf, InputSchema, objectOf } from "./schema.ts";

/** What a tool may ask of the site. */
export type Deps = {
  /** The canonical origin, without a slash at its end. */
  origin: string;
  /** The amounts of the moment. */
  readReading(): Promise<Reading>;
  standings: Standings;
  pages: Pages;
  search: Search;
  /** The text of a file that the build wrote; undefined where there is none. */
  readFile(path: string): Promise<string | undefined>;
  /** Ms since the epoch. */
  now(): number;
};

/** A short text for who reads along, and the same with all that is known, as the tool's output schema describes it. */
type Answer = { text: string; data: object };

/** A question that can't be answered as it was asked: the message, in French, says what to ask instead. */
export class Unanswerable extends Error {}

/** A tool as clients see it. */
type Described = {
  name: string;
  title: string;
  description: string;
  inputSchema: InputSchema;
  outputSchema: ReturnType<typeof objectOf>;
};

export type Tool = Described & {
  /** @param given arguments that its schema allows @throws {Unanswerable} */
  run(args: object, deps: Deps): Promise<Answer>;
};

/** A tool whose function gets its arguments with the types that its schema gives them. */
export function defineTool<const Schema extends InputSchema>(
  tool: Omit<Described, "inputSchema"> & {
    inputSchema: Schema;
    run(args: ArgumentsOf<Schema>, deps: Deps): Promise<Answer>;
  },
): Tool {
  // Whoever calls has checked them against the schema that the types are made from (protocol.ts).
  return { ...tool, run: (args, deps) => tool.run(args as ArgumentsOf<Schema>, deps) };
}
