const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** The day that a fact holds, « 31/12/2026 », as "2026-12-31"; undefined for any other text. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = DAY.exec(text) ?? [];
  return year && `${year}-${month}-${day}`;
}
