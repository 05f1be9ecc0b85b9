import { type BuildOptions, build, type PluginOption } from "vite";

/** Builds files that stand in no folder, by one plugin of the site's build. @param files by address @returns the code */
export async function bundle(
  plugin: PluginOption,
  files: Record<string, string>,
  options: BuildOptions,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      plugin,
      {
        name: "files-in-memory",
        enforce: "pre",
        resolveId: (id) => (id in files ? id : undefined),
        load: (id) => files[id],
      },
    ],
    build: { write: false, minify: false, ...options },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return outputs.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}
