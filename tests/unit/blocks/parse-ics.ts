/** Reads a calendar's file as calendar programs do. */
import ICAL from "ical.js";

/** The events of a file: their properties by name, as texts; a day as "2026-11-20". @throws where it is none */
export function parseIcs(file: string): Record<string, string>[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((event) => {
    const told = event
      .getAllProperties()
      .map((property) => [property.name.toUpperCase(), String(property.getFirstValue())]);
    return Object.fromEntries(told);
  });
}
