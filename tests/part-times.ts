// The last lines of a run: how long each part took, from the start of its first file to the end of its last.
import type { Reporter, TestModule } from "vitest/node";

/** Times by project, on the clock of performance.now(). */
export class PartTimes implements Reporter {
  private readonly parts = new Map<string, { begunMs: number; endedMs: number }>();

  onTestModuleStart({ project }: TestModule): void {
    const now = performance.now();
    if (!this.parts.has(project.name)) this.parts.set(project.name, { begunMs: now, endedMs: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const part = this.parts.get(project.name);
    if (part) part.endedMs = performance.now();
  }

  onTestRunEnd(): void {
    const lines = Array.from(this.parts, ([name, { begunMs, endedMs }]) => {
      const seconds = Math.round((endedMs - begunMs) / 1000);
      return `${name.padStart(14)}  ${seconds} s`;
    });
    process.stdout.write(`${lines.join("\n")}\n`);
  }
}
