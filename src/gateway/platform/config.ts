import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { fromWire } from '../../contract/money/money';
import { settings } from './settings';

/** Invalid setting; the message is one line for the person who starts the gateway. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Returns the environment with the contents of files: `SECRET_KEY_FILE` names a file that holds `SECRET_KEY`, such as a
 * credential of systemd (`own.settings.files`).
 */
function withFiles(env: Environment): Environment {
  const paths = Object.keys(settings.entries).flatMap((name) => {
    const path = env[`${name}_FILE`];
    return path ? [{ name, path }] : [];
  });
  const contents = paths.map(({ name, path }) => {
    if (env[name]) throw new ConfigError(`${name}: is set twice, by ${name}_FILE, too`);
    try {
      return [name, readFileSync(path, 'utf8').trim()];
    } catch {
      throw new ConfigError(`${name}_FILE: ${path} cannot be read`);
    }
  });
  return { ...env, ...Object.fromEntries(contents) };
}

function parsed(env: Environment): SettingValues {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = v.safeParse(settings, set);
  if (read.success) return read.output;
  const issue = read.issues[0];
  throw new ConfigError(`${v.getDotPath(issue)}: ${issue.message}`);
}

/** Reads the settings from environment variables; throws `ConfigError` on the first invalid one. */
export function readConfig(env: Environment) {
  const values = parsed(withFiles(env));
  if (values.SMTP_URL && !values.MAIL_FROM) throw new ConfigError('MAIL_FROM: must be set with SMTP_URL');
  if (values.SMTP_FALLBACK_URL && !values.SMTP_URL)
    throw new ConfigError('SMTP_FALLBACK_URL: must be set with SMTP_URL');
  if (values.SMS_FALLBACK_URL && !values.SMS_URL) throw new ConfigError('SMS_FALLBACK_URL: must be set with SMS_URL');
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_DIRECT_URL: must be set with DATABASE_URL, the address of the pooler');
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_OWNER_URL: must be set with DATABASE_URL, the connection of the running gateway');
  if (values.DATABASE_OWNER_URL && values.DEMO === 'on')
    throw new ConfigError(
      'DATABASE_OWNER_URL: the demo empties its tables, so it needs their owner in DATABASE_URL alone; or set DEMO=off',
    );
  if (values.DRAW_BEACON === 'demo' && values.DEMO === 'off')
    throw new ConfigError('DRAW_BEACON: the demo’s beacon is only for the demo, because its key is public');
  /** Returns an amount or its default; the demo has one operator and fictional money. */
  const sumOr = (typed: bigint | undefined, otherwise: string) =>
    typed ?? fromWire(values.DEMO === 'on' ? '1000000000.00' : otherwise);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    /** null: the gateway runs its own PostgreSQL in the data folder. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Address of the same database without a pooler; null if `databaseUrl` leads to PostgreSQL itself. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    /** True if statements are prepared by name. */
    databasePrepared: (values.DATABASE_PREPARED ?? (values.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
    /** URL of the role that owns and creates the tables, if it differs from the working role. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    demo: values.DEMO === 'on',
    /** True if the demo's agent has a team of 2,000 people, with a month of play and agreements. */
    demoTeam: values.DEMO_TEAM === 'on',
    /** `open`: the demo lists only games that a launch opens; `all`: fictional ones, too. */
    demoGames: values.DEMO_GAMES,
    /** Address of the operators' server: its port (0: any free one), host, and origin behind a proxy (null: none). */
    opsPort: values.OPS_PORT,
    opsHost: values.OPS_HOST,
    opsOrigin: values.OPS_ORIGIN ?? null,
    /** Built desk, the networks from which it can be used (none: all), and the timeouts of its sessions, ms. */
    deskDir: resolve(values.DESK_DIR),
    deskNetworks: values.DESK_NETWORKS,
    deskIdle: values.DESK_IDLE,
    deskAbsolute: values.DESK_ABSOLUTE,
    /**
     * Minor units: the amount above which an operator's act needs a second operator; the maximum of one credit, and of
     * one operator's credits per day.
     */
    opsAlone: sumOr(values.OPS_ALONE, '10000.00'),
    opsCreditMost: sumOr(values.OPS_CREDIT_MOST, '50000.00'),
    opsCreditDay: sumOr(values.OPS_CREDIT_DAY, '100000.00'),
    site: values.SITE,
    /**
     * Origin of the members' site, the target of invitation links; null: the site that shows them, or none on the
     * agents' site.
     */
    memberOrigin: values.MEMBER_ORIGIN ?? null,
    /** Proxies that are trusted to report the visitor's address, country, host and scheme. */
    trustProxy: values.TRUST_PROXY,
    countryHeader: values.COUNTRY_HEADER,
    /** Country file in MaxMind format. */
    geoipDb: values.GEOIP_DB ?? null,
    /** Host names by which the portal may be reached (s8.message.invalid-url); lower case, without a port. */
    knownHosts: values.HOSTS,
    /** Allowlist of customer-service hosts: players are redirected to no others (own.support.safe). */
    supportHosts: values.SUPPORT_HOSTS,
    /**
     * Analytics id, used only with the visitor's consent; empty: no analytics and no consent prompt
     * (own.analytics.consent).
     */
    gtagId: values.GTAG_ID ?? '',
    logLevel: values.LOG_LEVEL,
    /** Idle and absolute session timeouts, ms. */
    sessionIdle: values.SESSION_IDLE,
    sessionAbsolute: values.SESSION_ABSOLUTE,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    /** Multiplies every rate limit: load tests send all their calls from one address. */
    limitFactor: values.LIMIT_FACTOR,
    /**
     * Multiplies the time limits of statements, locks, connections, child processes and request bodies, for slow or
     * busy machines.
     */
    timeoutFactor: values.TIMEOUT_FACTOR,
    /** Size of a proof of work before any failure; on average, half of its numbers are tried. */
    workHashes: values.WORK_HASHES,
    /** Time between the start of a stop and the end of new calls, ms. */
    drainTime: values.DRAIN_TIME,
    /** Dialing codes that text messages may go to; empty: those of the countries that the portal offers. */
    smsCountries: values.SMS_COUNTRIES,
    /** Carriers of mails and text messages, the fallback last; none: the demo's outbox. */
    smtp:
      values.SMTP_URL && values.MAIL_FROM
        ? {
            urls: [values.SMTP_URL, values.SMTP_FALLBACK_URL].filter((url) => url !== undefined),
            from: values.MAIL_FROM,
          }
        : null,
    smsGateways: [
      { url: values.SMS_URL, token: values.SMS_TOKEN ?? null },
      { url: values.SMS_FALLBACK_URL, token: values.SMS_FALLBACK_TOKEN ?? null },
    ].flatMap(({ url, token }) => (url === undefined ? [] : { url, token })),
    /** Bearer token of delivery reports; null: none are accepted. */
    deliveryToken: values.DELIVERY_TOKEN ?? null,
    /** Registrations at login providers; null: the demo's provider, or none outside the demo. */
    social: socialOf(values),
    /**
     * Password that support hands out and that must be changed at the next login; a server-side secret. The demo has a
     * fixed one.
     */
    defaultPassword: values.DEFAULT_PASSWORD ?? (values.DEMO === 'on' ? 'Default#1' : null),
    /** Lifetime of a file of the own data, ms; and periods of retention after an account is closed, by class, ms. */
    ownDataFor: values.OWN_DATA_FOR,
    retention: { access: values.RETAIN_ACCESS, records: values.RETAIN_RECORDS, books: values.RETAIN_BOOKS },
    /**
     * Rules for new passwords, and the age at which they expire, ms; null: never (asvs 6.2.5, 6.2.10: no composition,
     * no expiry).
     */
    passwordMin: values.PASSWORD_MIN,
    passwordMax: values.PASSWORD_MAX,
    passwordComposition: values.PASSWORD_COMPOSITION,
    passwordExpiry: values.PASSWORD_EXPIRY === 'off' ? null : values.PASSWORD_EXPIRY,
    /**
     * Key that encrypts secrets at rest (authenticator apps, queued messages), the same for all processes; null: a key
     * in the database.
     */
    secretKey: values.SECRET_KEY ?? null,
    /** Further keys that decrypt: the next one before a rotation, the previous one after it. */
    acceptedSecretKeys: values.SECRET_KEYS_ACCEPTED,
    /** Time zone of the site's days (IANA). */
    siteZone: values.SITE_ZONE,
    /** Modules that are off until an operator turns them on. */
    modulesOff: values.MODULES_OFF,
    /** True if promotions follow the regulators' rules. */
    regulated: values.REGULATED === 'on',
    /** The most that two accounts may gain from an offer for certain, minor units. */
    offerHedgedGain: values.OFFER_HEDGED_GAIN,
    /** True if this gateway creates and draws lottery issues. */
    draws: values.DRAWS === 'on',
    /** Beacon of our own draws, the timeout after which a draw proceeds without it (ms), and the address of drand. */
    drawBeacon: values.DRAW_BEACON ?? (values.DEMO === 'on' ? ('demo' as const) : ('drand-quicknet' as const)),
    drawGivesUp: values.DRAW_GIVES_UP,
    drandUrl: values.DRAND_URL,
    /** Addresses and signing keys of the official results; null: the demo's feeds, or none outside the demo. */
    drawFeeds: feedsOf(values),
    /** Payment provider of deposits; null: the demo's, or none outside the demo. */
    payments: paymentsOf(values),
    /** Collector of traces, and the part of them that is recorded; null: nothing is traced. */
    tracing: values.TRACE_URL ? { url: values.TRACE_URL, share: values.TRACE_SHARE } : null,
    portalDir: resolve(values.PORTAL_DIR),
    /**
     * Demo studio: folder of its build, its port (0: any free one) and its database; null: a second one in the embedded
     * PostgreSQL.
     */
    studioDir: resolve(values.STUDIO_DIR),
    studioPort: values.STUDIO_PORT,
    studioDatabaseUrl: values.STUDIO_DATABASE_URL ?? null,
    /**
     * Origin at which players reach the studio, and our origin that may frame it; null: the host of the request, with
     * the studio's and our port.
     */
    studioOrigin: values.STUDIO_ORIGIN ?? null,
    studioPortalOrigin: values.STUDIO_PORTAL_ORIGIN ?? null,
  };
}

type SettingValues = v.InferOutput<typeof settings>;

const GOOGLE = 'https://accounts.google.com';

/** Returns the registrations at login providers: each has an id and a secret, or neither (`own.social.settings`). */
function socialOf(values: SettingValues) {
  const google = registrationOf(values, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = registrationOf(values, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  return { google: google && { ...google, issuer: GOOGLE }, facebook };
}

function registrationOf(
  values: SettingValues,
  id: 'GOOGLE_CLIENT_ID' | 'FACEBOOK_APP_ID',
  secret: 'GOOGLE_CLIENT_SECRET' | 'FACEBOOK_APP_SECRET',
): { clientId: string; clientSecret: string } | null {
  const clientId = values[id];
  const clientSecret = values[secret];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret)
    throw new ConfigError(`${clientId ? id : secret}: is set with ${clientId ? secret : id}`);
  return { clientId, clientSecret };
}

/** Requires two feeds or none. Their keys must differ, so that the operator of one cannot sign for the other. */
function feedsOf({
  DRAW_FEED_ONE: one,
  DRAW_FEED_ONE_KEY: oneKey,
  DRAW_FEED_TWO: two,
  DRAW_FEED_TWO_KEY: twoKey,
}: SettingValues) {
  if (!one && !oneKey && !two && !twoKey) return null;
  if (!one || !oneKey || !two || !twoKey)
    throw new ConfigError('DRAW_FEED_ONE: is set with DRAW_FEED_ONE_KEY, DRAW_FEED_TWO and DRAW_FEED_TWO_KEY');
  if (new URL(one).origin === new URL(two).origin || oneKey === twoKey)
    throw new ConfigError('DRAW_FEED_TWO: must be another server than DRAW_FEED_ONE, with another key');
  return { 'feed-one': { url: one, key: oneKey }, 'feed-two': { url: two, key: twoKey } };
}

/**
 * Returns the payment provider's address, our signing key and its own; the keys must differ. `timeout`: timeout of
 * requests in ms, ten seconds by default. `paysOut`: it takes payouts, too.
 */
function paymentsOf({
  PAYMENT_URL: url,
  PAYMENT_KEY: key,
  PAYMENT_HOOK_KEY: hookKey,
  PAYMENT_HOOK_KEYS_ACCEPTED: accepted,
  PAYMENT_PAYOUTS: payouts,
}: SettingValues): { url: string; key: string; hookKeys: string[]; timeout?: number; paysOut: boolean } | null {
  if (!url && !key && !hookKey) return null;
  if (!url || !key || !hookKey) throw new ConfigError('PAYMENT_URL: is set with PAYMENT_KEY and PAYMENT_HOOK_KEY');
  const hookKeys = [hookKey, ...accepted];
  if (hookKeys.includes(key)) throw new ConfigError('PAYMENT_HOOK_KEY: must be another key than PAYMENT_KEY');
  return { url, key, hookKeys, paysOut: payouts === 'on' };
}

export type Config = ReturnType<typeof readConfig>;

/** Returns whether an act that moves a sum, minor units, takes two operators. */
export const needsTwoOperators = ({ opsAlone }: Pick<Config, 'opsAlone'>, sum: bigint): boolean => sum > opsAlone;
