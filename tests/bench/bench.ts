// `npm run bench`
import { startSiteWithAmounts } from "./amounts.ts";
import { buildPlainSite } from "./build-plain-site.ts";
import { measureCpu } from "./cpu.ts";
import { startReport } from "./report.ts";

const report = startReport();
await buildPlainSite();
await using site = await startSiteWithAmounts();
await measureCpu(site, report, 3);
console.log(report.table());
