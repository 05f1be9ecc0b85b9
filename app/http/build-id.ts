/** Put in by the build (app/build/files/plugin.ts); absent where a test reads a module as it stands. */
declare const __BUILD_ID__: string | undefined;

/** Id of the running build, the one that /builds/latest.json is compared with. */
export const BUILD_ID: string = typeof __BUILD_ID__ === "string" ? __BUILD_ID__ : "unbuilt";
