/** Put in by the build (app/build/files/plugin.ts); absent where a test reads a module as it stands. */
declare const __BUILT_AT__: number | undefined;

/** When the running build was made, in milliseconds since the epoch; what changes with a build alone is dated by it. */
export const BUILT_AT: number = typeof __BUILT_AT__ === "number" ? __BUILT_AT__ : 0;
