// Who wrote a page, when, and what changed in it, as its readers see it.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Byline, PageChanges } from "../../../app/build/render/page-changes.tsx";
import { editorialTeam } from "../../../app/site.ts";

const textOf = (piece: React.ReactElement) => renderToStaticMarkup(piece).replace(/<[^>]+>/g, "");

test("a text says who wrote it, when, and when it last changed", () => {
  const made = { kind: "article", published: "2026-11-20" } as const;
  expect(textOf(<Byline {...made} updated="2026-11-24" />)).toBe(
    "La rédaction de Primoscope · écrit le 20 novembre 2026, mis à jour le 24 novembre 2026",
  );
  expect(textOf(<Byline {...made} updated="2026-11-20" />)).toBe(
    "La rédaction de Primoscope · écrit le 20 novembre 2026",
  );
  expect(textOf(<Byline {...made} kind="legal" updated="2026-11-24" />)).toBe(
    "Mis à jour le 24 novembre 2026",
  );
  expect(editorialTeam("Écu")).toBe("La rédaction d’Écu");
});

test("the changes of a page stand at its foot, the last one first", () => {
  const change = (day: number) => ({ date: `2026-11-${day}`, text: `Changement ${day}.` });
  const text = textOf(<PageChanges changes={[24, 23].map(change)} />);
  expect(text).toBe(
    "Ce qui a changé dans cette page (2)24 novembre 2026 Changement 24.23 novembre 2026 Changement 23.",
  );
  const html = renderToStaticMarkup(<PageChanges changes={[24].map(change)} />);
  expect(html).toMatch(/^<details class="[^"]*"><summary>/);
  expect(renderToStaticMarkup(<PageChanges />)).toBe("");
});
