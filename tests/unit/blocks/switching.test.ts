// The move to another bank: working days as French banks count them, over ten years.
import { expect, test } from "vitest";
import { listDates } from "../../../app/blocks/switching/dates.ts";
import { readInputs } from "../../../app/blocks/switching/inputs.ts";
import { addWorkingDays, isWorkingDay } from "../../../app/blocks/switching/working-days.ts";

/** Public holidays that fall on a working day, as the government's calendar prints them (etalab, jours-feries-france). */
const HOLIDAYS = {
  2024: "01-01 04-01 05-01 05-08 05-09 05-20 08-15 11-01 11-11 12-25",
  2025: "01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-11 12-25",
  2026: "01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25",
  2027: "01-01 03-29 05-06 05-17 07-14 11-01 11-11",
  2028: "04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 12-25",
  2029: "01-01 04-02 05-01 05-08 05-10 05-21 08-15 11-01 12-25",
  2030: "01-01 04-22 05-01 05-08 05-30 06-10 08-15 11-01 11-11 12-25",
  2031: "01-01 04-14 05-01 05-08 05-22 06-02 07-14 08-15 11-11 12-25",
  2032: "01-01 03-29 05-06 05-17 07-14 11-01 11-11",
  2033: "04-18 05-26 06-06 07-14 08-15 11-01 11-11",
};

test.each(Object.entries(HOLIDAYS))(
  "in %s banks rest on weekends and on these days alone",
  (year, days) => {
    const resting: string[] = [];
    for (
      let time = Date.UTC(Number(year), 0, 1);
      time < Date.UTC(Number(year) + 1, 0, 1);
      time += 86_400_000
    ) {
      const day = new Date(time);
      const isWeekend = day.getUTCDay() % 6 === 0;
      const iso = day.toISOString().slice(0, 10);
      if (isWeekend) expect(isWorkingDay(iso, "france")).toBe(false);
      else if (!isWorkingDay(iso, "france")) resting.push(iso.slice(5));
    }
    expect(resting.join(" ")).toBe(days);
  },
);

test("Alsace and Moselle rest on Good Friday and on Saint Stephen's day too", () => {
  expect(isWorkingDay("2026-04-03", "alsace-moselle")).toBe(false);
  expect(isWorkingDay("2025-12-26", "alsace-moselle")).toBe(false);
  expect(isWorkingDay("2026-04-03", "france")).toBe(true);
});

test("a working day is counted from the day after, over a weekend and a holiday", () => {
  expect(addWorkingDays("2026-11-10", 1, "france")).toBe("2026-11-12");
  expect(addWorkingDays("2026-11-20", 1, "france")).toBe("2026-11-23");
  expect(addWorkingDays("2026-11-21", 1, "france")).toBe("2026-11-23");
});

test("a mandate signed before Christmas: 22 working days, a quiet month, and only then the closing", () => {
  const dates = listDates({ mandat: "2026-12-10", lieu: "france" }, 22);
  expect(dates.map(({ key, day }) => [key, day])).toEqual([
    ["mandat", "2026-12-10"],
    ["demande", "2026-12-14"],
    ["liste", "2026-12-21"],
    ["emetteurs", "2026-12-29"],
    ["fin", "2027-01-13"],
    ["calme", "2027-02-01"],
    ["cloture", "2027-03-01"],
  ]);
});

test.each([
  ["mandat=demain", "mandat"],
  ["mandat=", "mandat"],
  ["mandat=2016-01-01", "mandat"],
  ["mandat=2030-01-01", "mandat"],
  ["lieu=suisse", "lieu"],
] as const)("« %s » is told beside its field", (query, name) => {
  const { entries, values } = readInputs(new URLSearchParams(query), "2026-11-24");
  expect(values).toBeUndefined();
  expect(entries[name].error).toMatch(/\.$/);
});
