import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url).origin),
);

const share = v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'must be from 0 to 1'), v.transform(Number));

const required = v.string('must be set');
const secret = v.pipe(required, v.minLength(32, 'must have 32 characters or more'));

/** Every environment variable that the studio reads, with its description in the gateway's SETTINGS.md. */
export const studioSettings = v.object({
  STUDIO_DATABASE_URL: v.pipe(
    required,
    v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    v.description('Its PostgreSQL'),
  ),
  STUDIO_HOST: v.pipe(v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'), v.description('Address to listen on')),
  STUDIO_PORT: v.pipe(v.optional(port, '0'), v.description('Port of its pages; 0: any free one, printed at the start')),
  STUDIO_PORTAL_URL: v.pipe(required, origin, v.description("Origin of the portal's signed wire")),
  STUDIO_PORTAL_ORIGIN: v.pipe(
    v.optional(origin),
    v.description("Origin of the portal that may frame it; unset: the same host, at the portal's port"),
  ),
  STUDIO_KEY: v.pipe(required, v.nonEmpty(), v.description('Name that it has on the wire')),
  STUDIO_SECRET: v.pipe(secret, v.description('Signs its calls')),
  STUDIO_SEAL: v.pipe(
    secret,
    v.description('Seals seeds in the database; with another one, seeds in use cannot be read'),
  ),
  STUDIO_BEACON: v.pipe(
    v.optional(v.picklist(['drand-quicknet', 'demo'], 'must be drand-quicknet or demo'), 'drand-quicknet'),
    v.description('Beacon of its tables: `drand-quicknet`, or `demo`, which is not independent'),
  ),
  STUDIO_DRAND_URL: v.pipe(v.optional(origin, 'https://api.drand.sh'), v.description('Server of drand')),
  STUDIO_BET_SECONDS: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(5)), '8'),
    v.description('Shortest time for bets at its tables, s: 5 or more'),
  ),
  STUDIO_TRACE_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url())),
    v.description('Collector of traces (OTLP over HTTP), such as `http://127.0.0.1:4318/v1/traces`; unset: none'),
  ),
  STUDIO_TRACE_SHARE: v.pipe(
    v.optional(share, '0.01'),
    v.description('Part of all traces that is recorded, 0 to 1; the gateway has the same'),
  ),
  STUDIO_FILES: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty()), 'dist/studio'),
    v.description('Folder of its built pages'),
  ),
});

/** Reads the settings; throws a one-line Error for the operator on the first invalid one. */
export function readSettings(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = v.safeParse(studioSettings, set);
  if (!read.success) throw new Error(`${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`);
  const variables = read.output;
  return {
    databaseUrl: variables.STUDIO_DATABASE_URL,
    host: variables.STUDIO_HOST,
    /** 0: any free port. */
    port: variables.STUDIO_PORT,
    /** Address of the signed wire. */
    portalUrl: variables.STUDIO_PORTAL_URL,
    /** Origin of the page that may frame us; null: the portal's port at the requested host. */
    portalOrigin: variables.STUDIO_PORTAL_ORIGIN ?? null,
    key: variables.STUDIO_KEY,
    secret: variables.STUDIO_SECRET,
    /** Secret that seals seeds in the database. */
    seal: variables.STUDIO_SEAL,
    /** Beacon that decides rounds of tables. */
    beacon: variables.STUDIO_BEACON,
    drandUrl: variables.STUDIO_DRAND_URL,
    /** Shortest time for bets at a table; it is extended until the beacon's round fits. */
    betMs: variables.STUDIO_BET_SECONDS * 1_000,
    /** Collector of traces, and the part of them that is recorded; null: none. */
    tracing: variables.STUDIO_TRACE_URL
      ? { url: variables.STUDIO_TRACE_URL, share: variables.STUDIO_TRACE_SHARE }
      : null,
    /** Folder of the built pages. */
    files: variables.STUDIO_FILES,
  };
}

export type Settings = ReturnType<typeof readSettings>;
