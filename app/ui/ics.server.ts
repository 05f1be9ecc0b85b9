/**
 * Whole-day events as an iCalendar file (RFC 5545). Written here because it is all the format the site needs:
 * packages carry time zones, recurrences and validators several times its size.
 */
import { SITE } from "../site.ts";

/** What an event of the file holds; texts are plain. */
export type IcsEvent = {
  /** Its name within the site: the file adds the site's own, so that no two calendars share one. */
  uid: string;
  /** "2026-11-20" */
  day: string;
  title: string;
  description: string;
  /** Where the date comes from; null where there is no page for it. */
  url: string | null;
  /** When it was last changed, where that is not when the file was made. */
  changedAt?: Date;
};

/** A calendar that a program asks for again: at this https address, after such a duration of ISO 8601. */
type Subscription = { address: string; every: "P1D" | "PT1H" };

/** RFC 7986, and the older name that Outlook reads. */
function subscriptionLines({ address, every }: Subscription): string[] {
  return [
    "METHOD:PUBLISH",
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
    `SOURCE;VALUE=URI:${address}`,
  ];
}

/** RFC 5545, 3.1: octets of a line, the space that begins a continuation included. */
const MAX_OCTETS = 75;

type Options = {
  /** The site's. */
  origin: string;
  /** When the file was made; of a calendar that is asked for again, when what it says last changed. */
  stamp: Date;
  /** Left out for a file to take away. */
  subscription?: Subscription | undefined;
};

/** @param name of the calendar */
export function writeIcs(
  name: string,
  events: readonly IcsEvent[],
  { origin, stamp, subscription }: Options,
): string {
  const { hostname } = new URL(origin);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${SITE.name}//Echeances//FR`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(subscription ? subscriptionLines(subscription) : []),
    ...events.flatMap(({ uid, day, title, description, url, changedAt = stamp }) => [
      "BEGIN:VEVENT",
      `UID:${uid}@${hostname}`,
      `DTSTAMP:${formatMoment(changedAt)}`,
      `LAST-MODIFIED:${formatMoment(changedAt)}`,
      // Without an end, the event lasts the whole day.
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(description)}`,
      ...(url ? [`URL:${url}`] : []),
      // A deadline does not make one busy.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function formatMoment(moment: Date): string {
  return `${compact(moment.toISOString().slice(0, 19))}Z`;
}

function compact(date: string): string {
  return date.replace(/[-:]/g, "");
}

function escapeText(text: string): string {
  const escaped = text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
  // Other control characters have no place in a line.
  return escaped.replace(/\p{Cc}/gu, " ");
}

/** Cuts a line between characters, never inside one. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
