// A change in our base is told by every door within one run of the cron, with its amount and its time.
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { entryTexts } from "../unit/open-data/feed-rules.ts";
import { readXml } from "../unit/open-data/read-xml.ts";
import { connect } from "./mcp-client.ts";
import { openScene } from "./scene.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("feeds, the feed from an amount on, the calendar, the card, the files and assistants tell a change after one cron", async () => {
  await using scene = await openScene({ document: { PRIME_FILLEUL_BOURSOBANK: 70 } });
  const { site, firestore } = scene;
  const textOf = async (path: string) => (await site.fetch(path)).text();
  const titles = async (path: string) => entryTexts(await textOf(path), "title").map(plain);
  const days = async (path: string) =>
    new ICAL.Component(ICAL.parse(await textOf(path)))
      .getAllSubcomponents("vevent")
      .map((event) => plain(String(event.getFirstPropertyValue("summary"))));
  const FEEDS = ["offre/boursobank", "genre/banque", "primes"];
  const CHANGE = "BoursoBank : prime du filleul de 70 € à 120 €";
  await site.runCron();
  await using assistant = await connect(site);
  const before = await assistant.call("offre", { offre: "boursobank" });

  firestore.set({ PRIME_FILLEUL_BOURSOBANK: 120 });
  await site.runCron();

  for (const feed of FEEDS) {
    expect(await titles(`/flux/${feed}.atom`), feed).toEqual([CHANGE]);
    expect(await titles(`/flux/${feed}.atom?des=100`), feed).toEqual([CHANGE]);
    expect(await titles(`/flux/${feed}.atom?des=121`), feed).toEqual([]);
    expect(await days(`/flux/${feed}.ics?des=100`), feed).toEqual([CHANGE]);
  }
  // Nobody has watched for thirty days.
  expect(await titles("/flux/offre/boursobank.atom?quand=plus-haut")).toEqual([]);
  const json = JSON.parse(await textOf("/flux/offre/boursobank.json"));
  expect(json.items.map(({ title }: { title: string }) => plain(title))).toEqual([CHANGE]);
  expect(plain(readXml(await textOf("/carte/boursobank.svg")).text)).toContain("120 €");
  expect(plain(await textOf("/carte/boursobank"))).toContain("120 €");
  const history = JSON.parse(await textOf("/api/historique.json"));
  expect(history.changements.at(-1)).toMatchObject({ offres: ["BOURSOBANK"], de: 70, vers: 120 });
  const file = JSON.parse(await textOf("/api/primes.json"));
  expect(file.brut).toEqual({ PRIME_FILLEUL_BOURSOBANK: 120 });
  expect(plain(await textOf("/banque/boursobank.md"))).toContain("120 €");

  const after = await assistant.call("offre", { offre: "boursobank" });
  expect(before.data).toMatchObject({ offre: { montants: { filleul: 70 } } });
  expect(after.data).toMatchObject({ offre: { montants: { filleul: 120 } } });
  const timeOf = ({ data }: typeof after) => (data as { releveLe: string }).releveLe;
  expect(timeOf(after) > timeOf(before)).toBe(true);
});
