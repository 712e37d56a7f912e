import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url).origin),
);

/** Every environment variable that the studio reads. */
const environment = v.object({
  STUDIO_DATABASE_URL: v.pipe(v.string('must be set'), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  STUDIO_HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  STUDIO_PORT: v.optional(port, '0'),
  STUDIO_PORTAL_URL: v.pipe(v.string('must be set'), origin),
  STUDIO_PORTAL_ORIGIN: v.optional(origin),
  STUDIO_KEY: v.pipe(v.string('must be set'), v.nonEmpty()),
  STUDIO_SECRET: v.pipe(v.string('must be set'), v.minLength(32, 'must have 32 characters or more')),
  STUDIO_SEAL: v.pipe(v.string('must be set'), v.minLength(32, 'must have 32 characters or more')),
  STUDIO_FILES: v.optional(v.pipe(v.string(), v.nonEmpty()), 'dist/studio'),
});

/** Reads the settings; throws an Error of one line, for whoever starts the studio, on the first wrong one. */
export function readSettings(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = v.safeParse(environment, set);
  if (!read.success) throw new Error(`${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`);
  const given = read.output;
  return {
    databaseUrl: given.STUDIO_DATABASE_URL,
    host: given.STUDIO_HOST,
    /** 0: any free one. */
    port: given.STUDIO_PORT,
    /** Where the signed wire is. */
    portalUrl: given.STUDIO_PORTAL_URL,
    /** Which page may frame us; null: the portal's port at the host that was asked for. */
    portalOrigin: given.STUDIO_PORTAL_ORIGIN ?? null,
    key: given.STUDIO_KEY,
    secret: given.STUDIO_SECRET,
    /** What seeds are sealed with while they lie in the database. */
    seal: given.STUDIO_SEAL,
    /** Where the built pages are. */
    files: given.STUDIO_FILES,
  };
}

export type Settings = ReturnType<typeof readSettings>;
