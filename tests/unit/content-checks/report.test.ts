import { expect, test } from "vitest";
import { PLACEHOLDER } from "../../../app/operator/offer-files.ts";
import {
  countSyllables,
  nameReadingLevel,
  scoreReading,
} from "../../../app/operator/report/reading-level.ts";
import { runCommandFile } from "../operator/run-command.ts";
import { frontMatter } from "../pages/compile-sample.ts";
import { makeSampleRoot } from "../pages/sample-folder.ts";

const TSV =
  "slug\ttopic\toffers\ttitle\nn26-vs-bunq\tbanque-comparatif\tN26,BUNQ\tUne page d'essai\n";
const PAGES = {
  "articles.tsv": TSV,
  "pages/index.md": `${frontMatter({ title: "Accueil" })}\nBonjour à tous. Voici le site.\n`,
  "pages/essai.md": `${frontMatter()}\nLa garantie : :fait[loi.deposit_guarantee_germany].\n`,
  "articles/n26-vs-bunq.md": `${frontMatter({ kind: "article", title: "N26 ou bunq" })}\nLe prix : :fait[n26.metal.monthlyFee].\n`,
};

async function run(files: Record<string, string>, ...options: string[]) {
  const { contentDir } = makeSampleRoot(files);
  return runCommandFile("report/content", ["--dossier", contentDir, ...options]);
}

function listPaths(text: string): string[] {
  return text.match(/^\/\S*/gm) ?? [];
}

test("the editor reads one line per page, by address, and the total", async () => {
  const { code, stdout } = await run(PAGES);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^page +mots +ouverture +min +lisibilité +faits +en doute +confirmés +sources/,
  );
  expect(listPaths(stdout)).toEqual(["/", "/blog/n26-vs-bunq", "/essai"]);
  expect(stdout).toMatch(/^\/blog\/n26-vs-bunq .* 2026-11-20 .* \d{4}, n26\.metal\.monthlyFee$/m);
  expect(stdout).toContain("3 pages, ");
  expect(stdout).toMatch(/^réserves : médiane 0, au plus 0$/m);
  expect(stdout).toMatch(/^ouvertures : médiane 2 mots, dont 0 de plus de 90$/m);
  expect(stdout).toMatch(/^images : aucune ; 3 pages sans image$/m);
});

test("the editor reads how many words stand before the first heading of a page", async () => {
  const long = Array.from({ length: 91 }, () => "mot").join(" ");
  const after = `${long}.\n\n## Et ensuite\n\n${long}.\n`;
  const { stdout } = await run({ ...PAGES, "pages/essai.md": `${frontMatter()}\n${after}` });
  expect(stdout).toMatch(/^\/essai +\d+ +91 /m);
  expect(stdout).toMatch(/^ouvertures : .*dont 1 de plus de 90$/m);
});

test("what several pages say in the same words is an option away", async () => {
  const same = "Un virement depuis un compte à votre nom suffit.";
  const pages = {
    ...PAGES,
    "pages/index.md": `${PAGES["pages/index.md"]}\n${same}\n`,
    "pages/essai.md": `${PAGES["pages/essai.md"]}\n${same}\n`,
  };
  const { stdout } = await run(pages, "--phrases");
  expect(stdout).toContain(
    "2 pages  « Un virement depuis un compte à votre nom suffit »  /, /essai",
  );
  expect((await run(pages)).stdout).toContain("paires de phrases presque égales : 1");
});

test("articles alone, or the oldest facts first, are an option away", async () => {
  expect(listPaths((await run(PAGES, "--articles")).stdout)).toEqual(["/blog/n26-vs-bunq"]);
  expect(listPaths((await run(PAGES, "--plus-vieux")).stdout).at(-1)).toBe("/");
});

test("the editor reads which sections still wait for their text, and where an ended bonus is told as if it ran", async () => {
  const { stderr, code, stdout } = await run({
    ...PAGES,
    "pages/neuve.md": `${frontMatter({ title: "Neuve" })}\n## BforBank\n\n${PLACEHOLDER}\n`,
    "pages/finie.md": `${frontMatter({ title: "Finie" })}\nFortuneo verse :prime[FORTUNEO_GOLD.FILLEUL] au filleul. La campagne de septembre promettait :prime[FORTUNEO_GOLD.FILLEUL]. N26 verse :prime[N26.FILLEUL].\n`,
  });
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(stdout).toMatch(/qui attendent leur texte :\n {2}pages\/neuve\.md:\d+ : « BforBank »$/m);
  expect(stdout).toMatch(
    /au présent :\n {2}pages\/finie\.md:\d+ : FORTUNEO_GOLD, « Fortuneo verse .* au filleul\. »$/m,
  );
  expect(stdout).not.toContain("promettait");
  expect(stdout).not.toContain("N26 verse");
  expect((await run(PAGES)).stdout).not.toMatch(/attendent leur texte|au présent/);
});

test("faulty content is told by file and line, and fails the command", async () => {
  const { code, stderr } = await run({
    ...PAGES,
    "pages/faux.md": `${frontMatter()}\n5 € offerts`,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("pages/faux.md:10");
});

test("the operator reads every fact of a partner, and which one a mistyped name probably meant", async () => {
  const found = await runCommandFile("report/catalogue", ["--ids", "--partenaire", "n26"]);
  expect(found.code).toBe(0);
  expect(found.stdout).toMatch(/^n26\.metal\.monthlyFee\t\d.*€ par mois/m);
  expect(found.stdout).not.toMatch(/^(?!n26\.|$)/m);

  const { code, stderr } = await runCommandFile("report/catalogue", ["--partenaire", "boursobnk"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/« boursobnk ».*Vouliez-vous dire boursobank/);
});

test.each([
  ["banque", 1],
  ["oiseau", 2],
  ["création", 3],
  ["naïf", 2],
  ["année", 2],
  ["les", 1],
  ["voyage", 2],
  ["qu’il", 1],
  ["l’argent", 2],
  ["a-t-il", 2],
])("« %s » counts %i syllables", (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test("short words in short sentences read more easily than long ones", () => {
  const easy = [{ tag: "p", text: "Le compte est gratuit. La carte aussi. On paie sans frais." }];
  const hard = [
    {
      tag: "p",
      text: "L’établissement subordonne irrévocablement l’attribution de gratifications à l’accomplissement d’opérations préalablement déterminées contractuellement.",
    },
  ];
  expect(nameReadingLevel(scoreReading(easy) ?? 0)).toBe("très facile");
  expect(nameReadingLevel(scoreReading(hard) ?? 100)).toBe("très difficile");
});
