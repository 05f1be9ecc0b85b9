// What of a build grows old by itself, as a file of the build: by it `/sante` tells ages on any day after.

/** Where the file is. */
export const AGEING_PATH = "/builds/ageing.json";

/** Facts of one kind by the day they were true on. */
export type AgeingFacts = {
  kind: "programme" | "price" | "licence";
  /** Days after which one is shown as old. */
  limitDays: number;
  /** « 2026-08-01 » → how many; a month counts from its first day. */
  days: Record<string, number>;
  /** How many have no date at all. */
  undated: number;
};

export type Ageing = {
  facts: AgeingFacts[];
  /** Until when `/.well-known/security.txt` holds, ISO 8601. */
  securityTxtExpires: string;
};
