// Has React write the Worker's pages as text, encoded once: its build for Workers turns each attribute and each word into
// bytes by a call out of JavaScript, which was half of what a long page cost. React's build for Bun hands over texts in the
// same way, and its legacy one adds them up; neither runs on a Worker's streams, there is no option for it, and a bundler
// alone can change a module. So that a new version can't bring it back unnoticed, what is changed must look as expected.
import type { Plugin } from "vite";

/** Characters that are encoded at once, at most; the end of what can be shown is sent whatever its length. */
const CHUNK_LENGTH = 65_536;

/** What stands in React's module, and what the Worker's has in its place. */
const CHANGES: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /^function writeChunk\(destination, chunk\) \{\n[\s\S]*?\n\}$/m,
    `var writtenText = "";
function writeChunk(destination, chunk) {
  writtenText += chunk;
  if (writtenText.length > ${CHUNK_LENGTH}) completeWriting(destination);
}`,
  ],
  [
    /^function completeWriting\(destination\) \{\n[\s\S]*?\n\}$/m,
    `function completeWriting(destination) {
  const text = writtenText;
  writtenText = "";
  if (text !== "") destination.enqueue(textEncoder.encode(text));
}`,
  ],
  [
    /^function stringToChunk\(content\) \{\n {2}return textEncoder\.encode\(content\);\n\}$/m,
    "function stringToChunk(content) { return content; }",
  ],
  [
    /^function stringToPrecomputedChunk\(content\) \{\n {2}return textEncoder\.encode\(content\);\n\}$/m,
    "function stringToPrecomputedChunk(content) { return content; }",
  ],
  [
    /^function byteLengthOfChunk\(chunk\) \{\n {2}return chunk\.byteLength;\n\}$/m,
    "function byteLengthOfChunk(chunk) { return chunk.length; }",
  ],
  [/\bsegment\[i\]\.byteLength;/, "segment[i].length;"],
  // Where a page begins to be written: what is left of another one that broke off must not reach this visitor.
  [/^ {2}currentView = new Uint8Array\(4096\);\n {2}writtenBytes = 0;$/m, '  writtenText = "";'],
  [
    /^ {6}currentView = new Uint8Array\(4096\);\n {6}writtenBytes = 0;$/m,
    '      writtenText = "";',
  ],
];
/** Bytes of which nothing may be left. */
const BYTES = /\.byteLength|new Uint8Array/;

/** Vite plugin: changes React's module in the Worker's build, and stops the build where it is missing or has changed. */
export function textChunks(): Plugin {
  let isChanged = false;
  return {
    name: "text-chunks",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-server\.edge\.production\.js$/ },
      handler(code) {
        const isKnown = CHANGES.every(([from]) => from.test(code));
        const changed = CHANGES.reduce((text, [from, to]) => text.replace(from, () => to), code);
        if (!isKnown || BYTES.test(changed)) {
          this.error(
            "react-dom's writer has changed: compare it with app/build/text-chunks-plugin.ts, which has it write texts.",
          );
        }
        isChanged = true;
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (error || isChanged) return;
      this.error(
        "react-dom's writer for Workers was not found, so each attribute would be encoded by itself.",
      );
    },
  };
}
