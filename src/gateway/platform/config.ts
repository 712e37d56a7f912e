import { resolve } from 'node:path';
import * as v from 'valibot';
import { fromWire } from '../../contract/money/money';
import { settings } from './settings';

/** A setting that cannot be used; its message is one line, meant for whoever starts the gateway. */
export class ConfigError extends Error {}

/** Reads the settings from environment variables; throws `ConfigError` on the first wrong one. */
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = v.safeParse(settings, set);
  if (!read.success) {
    const issue = read.issues[0];
    throw new ConfigError(`${v.getDotPath(issue)}: ${issue.message}`);
  }
  const given = read.output;
  if (given.SMTP_URL && !given.MAIL_FROM) throw new ConfigError('MAIL_FROM: must be set with SMTP_URL');
  if (given.DATABASE_OWNER_URL && !given.DATABASE_URL)
    throw new ConfigError('DATABASE_OWNER_URL: is set with DATABASE_URL, which says who works');
  if (given.DATABASE_OWNER_URL && given.DEMO === 'on')
    throw new ConfigError(
      'DATABASE_OWNER_URL: the demo empties its tables, so it needs their owner in DATABASE_URL alone; or set DEMO=off',
    );
  if (given.DRAW_BEACON === 'demo' && given.DEMO === 'off')
    throw new ConfigError('DRAW_BEACON: the demo’s beacon is for the demo alone; whoever knows the source can make it');
  /** The demo has one operator, and money that is nobody's. */
  const sumOr = (typed: bigint | undefined, otherwise: string) =>
    typed ?? fromWire(given.DEMO === 'on' ? '1000000000.00' : otherwise);
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    /** null: the gateway runs a PostgreSQL of its own in the data folder. */
    databaseUrl: given.DATABASE_URL ?? null,
    /** Who owns the tables and makes them, where that is not who works on them. */
    databaseOwnerUrl: given.DATABASE_OWNER_URL ?? null,
    demo: given.DEMO === 'on',
    /** True if the demo's agent has 2,000 people below, with a month of play and contracts. */
    demoTeam: given.DEMO_TEAM === 'on',
    /** Where operators are answered, on the loopback address; 0: any free port. */
    opsPort: given.OPS_PORT,
    /** Minor units: above so much an operator's act waits for another one; the most in one credit, and in a day's of one operator. */
    opsAlone: sumOr(given.OPS_ALONE, '10000.00'),
    opsCreditMost: sumOr(given.OPS_CREDIT_MOST, '50000.00'),
    opsCreditDay: sumOr(given.OPS_CREDIT_DAY, '100000.00'),
    site: given.SITE,
    /** Origin of the members' site, where invitations lead; null: the site that shows them, or none on the agents'. */
    memberOrigin: given.MEMBER_ORIGIN ?? null,
    /** Proxies whose word on the visitor's address, country, host and scheme counts. */
    trustProxy: given.TRUST_PROXY,
    countryHeader: given.COUNTRY_HEADER,
    /** A MaxMind-format country file. */
    geoipDb: given.GEOIP_DB ?? null,
    /** Host names that the portal may be reached by (s8.message.invalid-url); lower case, without a port. */
    knownHosts: given.HOSTS,
    /** The only hosts that customer service may be at: nobody is led to another (own.support.safe). */
    supportHosts: given.SUPPORT_HOSTS,
    /** Visits are counted under it, of who says yes; empty: none are, and nobody is asked (own.analytics.consent). */
    gtagId: given.GTAG_ID ?? '',
    logLevel: given.LOG_LEVEL,
    /** Ms without a call, and ms altogether, until a session ends. */
    sessionIdle: given.SESSION_IDLE,
    sessionAbsolute: given.SESSION_ABSOLUTE,
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    /** Multiplies every limit: test benches send all of their calls from one address. */
    limitFactor: given.LIMIT_FACTOR,
    /** Multiplies the time limits of statements, locks, connections, child processes and request bodies: for slow or busy machines. */
    timeoutFactor: given.TIMEOUT_FACTOR,
    /** Size of a proof of work before any failure: half of its numbers are tried on average. */
    workHashes: given.WORK_HASHES,
    /** The dialing codes that texts go to; empty: those of the countries that the portal offers. */
    smsCountries: given.SMS_COUNTRIES,
    /** What carries mails and texts; null: the demo's outbox. */
    smtp: given.SMTP_URL && given.MAIL_FROM ? { url: given.SMTP_URL, from: given.MAIL_FROM } : null,
    smsGateway: given.SMS_URL ? { url: given.SMS_URL, token: given.SMS_TOKEN ?? null } : null,
    /** Our registrations at providers that players sign in at; null: the demo's provider, and outside the demo none. */
    social: socialOf(given),
    /** The password that support gives out and that must be changed; a server-side secret. The demo has one of its own. */
    defaultPassword: given.DEFAULT_PASSWORD ?? (given.DEMO === 'on' ? 'Default#1' : null),
    /** What a new password must be, and the age, ms, at which it expires; null: never (asvs 6.2.5, 6.2.10: no composition, no expiry). */
    passwordMin: given.PASSWORD_MIN,
    passwordMax: given.PASSWORD_MAX,
    passwordComposition: given.PASSWORD_COMPOSITION,
    passwordExpiry: given.PASSWORD_EXPIRY === 'off' ? null : given.PASSWORD_EXPIRY,
    /** What secrets at rest (authenticator apps, messages that wait) are sealed with, the same for all processes; null: a key kept in the database. */
    secretKey: given.SECRET_KEY ?? null,
    /** The time zone that the site's days are in (IANA). */
    siteZone: given.SITE_ZONE,
    /** Modules that are off until an operator turns them. */
    modulesOff: given.MODULES_OFF,
    /** True if promotions follow the regulators' rules. */
    regulated: given.REGULATED === 'on',
    /** True if this gateway creates and draws lottery issues. */
    draws: given.DRAWS === 'on',
    /** The beacon of draws of our own, the ms that one without it is waited for, and where drand is asked. */
    drawBeacon: given.DRAW_BEACON ?? (given.DEMO === 'on' ? ('demo' as const) : ('drand-quicknet' as const)),
    drawGivesUp: given.DRAW_GIVES_UP,
    drandUrl: given.DRAND_URL,
    /** Where official results are asked for, and by which keys they are signed; null: the demo's own, and outside the demo none. */
    drawFeeds: feedsOf(given),
    /** The provider that takes deposits; null: the demo's own, and outside the demo none. */
    payments: paymentsOf(given),
    portalDir: resolve(given.PORTAL_DIR),
    /** The demo's studio: where its build is, its port (0: any free one) and its database; null: a second one in the embedded PostgreSQL. */
    studioDir: resolve(given.STUDIO_DIR),
    studioPort: given.STUDIO_PORT,
    studioDatabaseUrl: given.STUDIO_DATABASE_URL ?? null,
    /** By which origin players reach it, and it is framed by which of ours; null: the host that they have called, at its port and at ours. */
    studioOrigin: given.STUDIO_ORIGIN ?? null,
    studioPortalOrigin: given.STUDIO_PORTAL_ORIGIN ?? null,
  };
}

type Given = v.InferOutput<typeof settings>;

const GOOGLE = 'https://accounts.google.com';

/** Registrations at third parties: an id and its secret, or neither (`own.social.settings`). */
function socialOf(given: Given) {
  const google = registrationOf(given, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = registrationOf(given, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  return { google: google && { ...google, issuer: GOOGLE }, facebook };
}

function registrationOf(
  given: Given,
  id: 'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID',
  secret: 'GOOGLE_CLIENT_SECRET' | 'FACEBOOK_APP_SECRET',
): { clientId: string; clientSecret: string } | null {
  const [clientId, clientSecret] = [given[id], given[secret]];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret)
    throw new ConfigError(`${clientId ? id : secret}: is set with ${clientId ? secret : id}`);
  return { clientId, clientSecret };
}

/** Two feeds or none: whoever runs one of them must not be able to speak for the other. */
function feedsOf({
  DRAW_FEED_ONE: one,
  DRAW_FEED_ONE_KEY: oneKey,
  DRAW_FEED_TWO: two,
  DRAW_FEED_TWO_KEY: twoKey,
}: Given) {
  if (!one && !oneKey && !two && !twoKey) return null;
  if (!one || !oneKey || !two || !twoKey)
    throw new ConfigError('DRAW_FEED_ONE: is set with DRAW_FEED_ONE_KEY, DRAW_FEED_TWO and DRAW_FEED_TWO_KEY');
  if (new URL(one).origin === new URL(two).origin || oneKey === twoKey)
    throw new ConfigError('DRAW_FEED_TWO: must be another server than DRAW_FEED_ONE, with another key');
  return { 'feed-one': { url: one, key: oneKey }, 'feed-two': { url: two, key: twoKey } };
}

/** Where players pay, what we sign with, and what it signs with: neither can speak for the other. `patience`: ms that it is waited for, ten seconds where nothing is said. */
function paymentsOf({
  PAYMENT_URL: url,
  PAYMENT_KEY: key,
  PAYMENT_HOOK_KEY: hookKey,
}: Given): { url: string; key: string; hookKey: string; patience?: number } | null {
  if (!url && !key && !hookKey) return null;
  if (!url || !key || !hookKey) throw new ConfigError('PAYMENT_URL: is set with PAYMENT_KEY and PAYMENT_HOOK_KEY');
  if (key === hookKey) throw new ConfigError('PAYMENT_HOOK_KEY: must be another key than PAYMENT_KEY');
  return { url, key, hookKey };
}

export type Config = ReturnType<typeof readConfig>;
