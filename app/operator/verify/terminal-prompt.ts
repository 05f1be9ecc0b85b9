// One key, or one line, from whoever sits at the keyboard; from a pipe it reads the same.
import { stdin, stdout } from "node:process";

const [CTRL_C, CTRL_D] = ["\u0003", "\u0004"];

/** Asks a person. */
export type Prompt = {
  /** One of `keys`; « q » where nobody answers any more. */
  key(question: string, keys: string): Promise<string>;
  /** A line without its end; empty where nobody answers any more. */
  line(question: string): Promise<string>;
};

export class TerminalPrompt implements Prompt {
  #typed = "";
  #hasEnded = false;
  #wake: (() => void) | undefined;

  constructor() {
    stdin.setEncoding("utf8");
    stdin.on("data", (text) => {
      this.#typed += text;
      this.#wake?.();
    });
    stdin.on("end", () => {
      this.#hasEnded = true;
      this.#wake?.();
    });
  }

  async key(question: string, keys: string): Promise<string> {
    stdout.write(`${question} `);
    if (stdin.isTTY) {
      stdin.setRawMode(true);
      // Typed before the question was there, it answers nothing.
      this.#typed = "";
    }
    try {
      for (;;) {
        const key = await this.#character();
        if (key === undefined || key === CTRL_D) return "q";
        // The terminal leaves it to us: all that was decided is in its file.
        if (key === CTRL_C) process.exit(130);
        if (!keys.includes(key.toLowerCase()) || !/\S/.test(key)) continue;
        stdout.write(`${key}\n`);
        return key.toLowerCase();
      }
    } finally {
      if (stdin.isTTY) stdin.setRawMode(false);
    }
  }

  async line(question: string): Promise<string> {
    stdout.write(`${question} `);
    // The Enter that somebody pressed after a key is no answer to this.
    if (this.#typed.trim() === "") this.#typed = "";
    let line = "";
    for (;;) {
      const character = await this.#character();
      if (character === undefined || character === "\n") return line.trim();
      line += character;
    }
  }

  /** The next character typed; undefined once there will be none. */
  async #character(): Promise<string | undefined> {
    while (this.#typed === "" && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const [first] = this.#typed;
    this.#typed = this.#typed.slice(first?.length ?? 0);
    return first;
  }
}
