/**
 * Every file of the site that is neither bundled nor in `public/`: the build writes it, development answers it. A new file
 * is a line here, and a function that writes it.
 */
import { join } from "node:path";
import { type Published, writeHeadersFile } from "../../http/headers.server.ts";
import { AGEING_PATH } from "../../open-data/ageing.server.ts";
import {
  CATALOGUE_PATH,
  DATA_PACKAGE_PATH,
  DCAT_PATH,
  OPENAPI_PATH,
  schemaPath,
} from "../../open-data/paths.ts";
import { LATEST_BUILD } from "../../pages/static-paths.ts";
import { SITE } from "../../site.ts";
import { buildDay } from "../build-day.ts";
import { loadCatalogue } from "../catalogue/catalogue.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import { evidenceFiles } from "../open-data/evidence.ts";
import { pageChanges } from "../open-data/page-changes.ts";
import { SCHEMAS } from "../open-data/schemas.ts";
import { writeAgeing } from "../open-data/write-ageing.ts";
import { writeCatalogue } from "../open-data/write-catalogue.ts";
import { writeDataPackage } from "../open-data/write-data-package.ts";
import { writeDcat } from "../open-data/write-dcat.ts";
import { writeOpenApi } from "../open-data/write-openapi.ts";
import { writeSchema } from "../open-data/write-schema.ts";
import { pageTexts } from "../page-texts/text-files.ts";
import { searchIndex } from "../search/index-files.ts";
import { sharingPictures } from "../sharing-pictures/picture-files.ts";
import { type Build, buildMetaPath, writeBuildMeta, writeLatestBuild } from "./builds.ts";
import type { BuiltFile, FileFamily } from "./built-file.ts";
import { contentFiles } from "./content-files.ts";
import {
  MANIFEST_PATH,
  OFFLINE_PATH,
  SERVICE_WORKER_PATH,
  writeManifest,
  writeOfflinePage,
  writeServiceWorker,
} from "./identity-files.ts";
import { SECURITY_TXT_PATH, securityTxtExpires, writeSecurityTxt } from "./security-txt.ts";

/** What files are made from. */
export type Sources = {
  /** The project's folder, and its `public/`. */
  root: string;
  publicDir: string;
  build: Build;
  content: ContentApi;
  /** Tells whoever builds of something that does not stop the build. */
  warn(message: string): void;
};

/** The table. @param place what the build is for */
export function listBuiltFiles(sources: Sources, place: Published): (BuiltFile | FileFamily)[] {
  const { root, publicDir, build, content, warn } = sources;
  return [
    { path: "/_headers", write: () => writeHeadersFile(place) },
    { path: SECURITY_TXT_PATH, write: () => writeSecurityTxt(build.at) },
    {
      path: AGEING_PATH,
      write: () => writeAgeing(loadCatalogue().facts.values(), securityTxtExpires(build.at)),
    },
    { path: MANIFEST_PATH, write: () => writeManifest(SITE) },
    { path: OFFLINE_PATH, write: () => writeOfflinePage(SITE) },
    { path: SERVICE_WORKER_PATH, write: () => writeServiceWorker(publicDir, SITE) },
    { path: CATALOGUE_PATH, write: () => writeCatalogue(build.id, buildDay()) },
    ...Object.entries(SCHEMAS).map(([name, schema]) => ({
      path: schemaPath(name),
      write: () => writeSchema(name, schema),
    })),
    { path: OPENAPI_PATH, write: writeOpenApi },
    { path: DATA_PACKAGE_PATH, write: () => writeDataPackage(place.siteOrigin) },
    { path: DCAT_PATH, write: () => writeDcat(place.siteOrigin, buildDay()) },
    evidenceFiles(() => content.index()),
    ...contentFiles(content),
    pageChanges(content),
    pageTexts(content),
    searchIndex(content, join(root, "app/content")),
    sharingPictures(content, root, warn),
    // Last: who asks which build is published must find all of it.
    { path: buildMetaPath(build), write: () => writeBuildMeta(build, content.index()) },
    { path: LATEST_BUILD, write: () => writeLatestBuild(build) },
  ];
}
