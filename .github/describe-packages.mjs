// Packages that have a newer version, and those with a known weakness, as the text of an issue; nothing where there are none.
// How to update one: app/operator/README.md, « Updating a package ».
import { spawnSync } from "node:child_process";

const outdated = Object.entries(ask("outdated", "--json"));
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
  if (answer === null || answer.error) throw new Error(answer?.error?.summary ?? stderr);
  return answer;
}

function table(heads, rows) {
  if (rows.length === 0) return [];
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return ["", line(heads), line(heads.map(() => "---")), ...rows.map(line)];
}
