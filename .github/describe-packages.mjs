// Packages that have a newer version, and those with a known weakness, as the text of an issue; nothing where there are none.
// How to update one: app/operator/README.md, « Updating a package ».
import { spawnSync } from "node:child_process";

// « latest » is a tag: of a package that we take from another branch, it may be older than ours.
const outdated = Object.entries(ask("outdated", "--json")).filter(
  ([, { current, latest }]) => !current || isNewer(latest, current),
);
const weak = Object.entries(ask("audit", "--json").vulnerabilities ?? {});
const lines = [
  ...table(
    ["Paquet", "Ici", "Plus récent"],
    outdated.map(([name, { current, latest }]) => [name, current ?? "absent", latest]),
  ),
  ...table(
    ["Faille connue dans", "Gravité"],
    weak.map(([name, { severity }]) => [name, severity]),
  ),
];
if (lines.length > 0)
  console.log(
    [...lines, "", "`app/operator/README.md`, « Updating a package », dit comment faire."].join(
      "\n",
    ),
  );

/** Both end with 1 where they have found something; an answer that is no JSON, or an error, ends this with its words. */
function ask(...words) {
  const { stdout, stderr } = spawnSync("npm", words, { encoding: "utf8" });
  const answer = JSON.parse(stdout || "null");
  // Where the registry refuses, the summary is empty and the message beside it tells.
  if (answer === null || answer.error)
    throw new Error(`npm ${words[0]} : ${answer?.error?.summary || answer?.message || stderr}`);
  return answer;
}

function isNewer(one, other) {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/).slice(0, 3).map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && a[at] > b[at];
}

function table(heads, rows) {
  if (rows.length === 0) return [];
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return ["", line(heads), line(heads.map(() => "---")), ...rows.map(line)];
}
