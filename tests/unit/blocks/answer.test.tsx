// Every tool says its answer, or what stands in its way, in one live region that is always there.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { calendrier } from "../../../app/blocks/calendar/block.ts";
import Calendrier from "../../../app/blocks/calendar/Calendrier.island.tsx";
import Comparateur from "../../../app/blocks/comparator/Comparateur.island.tsx";
import { islandProps as comparator } from "../../../app/blocks/comparator/island-props.tsx";
import InteretsComposes from "../../../app/blocks/interest/InteretsComposes.island.tsx";
import { gainNet } from "../../../app/blocks/net-gain/block.ts";
import GainNet from "../../../app/blocks/net-gain/GainNet.island.tsx";
import { islandProps as profile } from "../../../app/blocks/profile/island-props.tsx";
import Profil from "../../../app/blocks/profile/Profil.island.tsx";
import { HtmlRenderer } from "../../../app/build/render/html-renderer.tsx";
import { siteContext } from "./site-context.ts";
import { comparatorProps, profileProps } from "./tool-props.ts";

const NO_LABEL = { label: "", attributes: {} };

const INTEREST = <InteretsComposes taux={31.4} impot={{}} />;
const GAIN = <GainNet {...gainNet.compile(NO_LABEL, siteContext())} />;
const PROFILE = <Profil {...profile.Profil(profileProps())} />;
const CALENDAR = <Calendrier {...calendrier.compile(NO_LABEL, siteContext())} />;
const COMPARATOR = (
  <Comparateur {...comparator.Comparateur(comparatorProps(), new HtmlRenderer())} />
);

test.each<[string, ReactElement, string, string]>([
  ["interest", INTEREST, "", "vous auriez"],
  ["interest, at fault", INTEREST, "taux=abc", "Taux annuel nominal : Écrivez un nombre"],
  ["net gain", GAIN, "offre=N26", "n’est pas disponible"],
  ["net gain, at fault", GAIN, "mois=1,5", "Durée pendant laquelle il y reste : Indiquez"],
  ["profile", PROFILE, "", "Coût confirmé le plus bas"],
  ["profile, at fault", PROFILE, "revenus=abc", "Revenus nets par mois : Écrivez un nombre"],
  ["calendar, unasked", CALENDAR, "", "Indiquez le jour de l’ouverture"],
  ["calendar", CALENDAR, "offre=N26&debut=2026-11-20", "N26 · conditions"],
  ["calendar, at fault", CALENDAR, "debut=demain", "Ouverture du compte : « demain »"],
  ["comparator, unasked", COMPARATOR, "", "Choisissez deux à cinq produits"],
  ["comparator", COMPARATOR, "produits=n26", "4 colonnes"],
])("%s: the live region holds the answer, and there is no other", (_tool, tool, query, words) => {
  const html = render(tool, query);
  expect(html.match(/role="status"|<output/g)).toHaveLength(1);
  const [, region = ""] = /<div role="status">(.*?)<\/div>/s.exec(html) ?? [];
  expect(textOf(region)).toContain(words);
});

test("no list of the comparator holds an empty group", () => {
  const { groups } = comparator.Comparateur(comparatorProps(), new HtmlRenderer());
  expect(groups.map(({ label }) => label)).toContain("Services de cashback");
  for (const { html } of groups) expect(html).toMatch(/^<option value="/);
});

function render(tool: ReactElement, query: string): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={[`/?${query}`]}>{tool}</MemoryRouter>);
}

/** What a reader reads, with plain spaces. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, "").replace(/\s/g, " ");
}
