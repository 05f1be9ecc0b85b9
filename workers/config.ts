// The Worker's variables (wrangler.toml), checked once and typed. Nothing else reads them.

type Config = ReturnType<typeof parseConfig>;

/** A variable is missing or unusable; the message names it and says what is expected. */
class ConfigError extends Error {
  override name = "ConfigError";
}

/** What was read of an environment, which is the same object for the life of an isolate. */
const known = new WeakMap<Record<string, unknown>, Config>();

/**
 * The configuration in the Worker's environment, read once.
 * @throws {ConfigError} where a variable is missing or malformed.
 */
export function readConfig(env: Record<string, unknown>): Config {
  const config = known.get(env) ?? parseConfig(env);
  known.set(env, config);
  return config;
}

function parseConfig(env: Record<string, unknown>) {
  const apiKey = optional(env, "FIRESTORE_API_KEY");
  const emulatorHost = optional(env, "FIRESTORE_EMULATOR_HOST");
  if (emulatorHost && !/^[^\s/:]+:\d+$|^\[[^\]]+\]:\d+$/.test(emulatorHost)) {
    throw new ConfigError(`FIRESTORE_EMULATOR_HOST must be "host:port", got "${emulatorHost}".`);
  }

  return {
    origin: readOrigin(env),
    // Whether search engines may have the site; not so of a place to try things.
    isIndexed: readRobots(env),
    // Where browsers tell what the Content-Security-Policy refused; undefined for nowhere.
    cspReports: readReportAddress(env),
    // By which the site tells search engines of changes: its file is answered; undefined where it tells none.
    indexNowKey: readIndexNowKey(env),
    firestore: {
      projectId: required(env, "FIRESTORE_PROJECT_ID"),
      ...(apiKey && { apiKey }),
      ...(emulatorHost && { emulatorHost }),
    },
  };
}

function readOrigin(env: Record<string, unknown>): string {
  const value = required(env, "SITE_ORIGIN");
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/") {
    throw new ConfigError(`SITE_ORIGIN must be an origin such as "https://…", got "${value}".`);
  }
  return url.origin;
}

/** One word, so that a slip in it can't publish what was to be hidden. */
function readRobots(env: Record<string, unknown>): boolean {
  const value = optional(env, "ROBOTS");
  if (value !== undefined && value !== "noindex") {
    throw new ConfigError(`ROBOTS must be "noindex" or not be set, got "${value}".`);
  }
  return value === undefined;
}

/** The address goes into two headers as it stands, where these signs would end it. */
function readReportAddress(env: Record<string, unknown>): string | undefined {
  const value = optional(env, "CSP_REPORT_URL");
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url?.protocol !== "https:" || /[\s;,"\\]/.test(value)) {
    throw new ConfigError(`CSP_REPORT_URL must be an address such as "https://…", got "${value}".`);
  }
  return url.href;
}

/** As https://www.indexnow.org/documentation wants it. */
function readIndexNowKey(env: Record<string, unknown>): string | undefined {
  const value = optional(env, "INDEXNOW_KEY");
  if (value !== undefined && !/^[A-Za-z0-9-]{8,128}$/.test(value)) {
    throw new ConfigError(
      `INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens, got "${value}".`,
    );
  }
  return value;
}

function required(env: Record<string, unknown>, name: string): string {
  const value = optional(env, name);
  if (!value) throw new ConfigError(`${name} is not set (wrangler.toml, [vars]).`);
  return value;
}

function optional(env: Record<string, unknown>, name: string): string | undefined {
  const value = env[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
