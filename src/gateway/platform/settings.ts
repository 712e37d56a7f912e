import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import * as v from 'valibot';
import { amountOf, fromWire } from '../../contract/money/money';
import { GTAG_ID } from '../../contract/platform/analytics';
import { MODULES } from '../../contract/platform/modules';
import { durationMs } from './time/periods';

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number`),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
const port = whole(0, 65_535);
const text = v.pipe(v.string(), v.nonEmpty());
const onOrOff = v.picklist(['on', 'off'], 'must be on or off');
const list = v.pipe(
  v.string(),
  v.transform((typed) => typed.split(',').flatMap((part) => part.trim().toLowerCase() || [])),
);
const duration = v.pipe(
  v.string(),
  v.check((typed) => durationMs(typed) !== null, 'must be a duration such as 30m, 12h or 7d'),
  v.transform((typed) => durationMs(typed) ?? 0),
);
const sum = v.pipe(
  v.string(),
  v.check((typed) => amountOf(typed) !== null, 'must be a sum such as 10000.00'),
  v.transform((typed) => fromWire(amountOf(typed) ?? '0.00')),
);
const postgres = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'));
const origin = v.pipe(
  v.string(),
  v.check(
    (typed) => URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol),
    'must be an address such as https://play.example',
  ),
  v.transform((typed) => new URL(typed).origin),
);

/** Address without a trailing slash; encrypted, except on this machine. */
const secure = v.pipe(
  v.string(),
  v.check(
    (typed) => URL.canParse(typed) && isSecure(new URL(typed)),
    'must be an address such as https://feed.example/results',
  ),
  v.transform((typed) => new URL(typed).href.replace(/\/+$/, '')),
);
const isSecure = ({ protocol, hostname, search, hash, username }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))) &&
  `${search}${hash}${username}` === '';

/** Key for signatures or encryption. */
const key = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'));
const keys = v.pipe(
  v.string(),
  v.transform((typed) => typed.split(',').flatMap((part) => part.trim() || [])),
  v.array(key),
);

/**
 * Validates networks. Checked here because the library reads `1` as an address, and rejects a network of all addresses.
 */
function areNetworks(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries);
    return entries.every((entry) => entry === 'loopback' || isIP(entry.split('/')[0] ?? '') !== 0);
  } catch {
    return false;
  }
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Modules of the site by their ids. */
const modules = v.pipe(
  v.string(),
  v.transform((typed) => typed.split(',').flatMap((part) => part.trim().toUpperCase() || [])),
  v.check(
    (ids) => ids.every((id) => Object.values<string>(MODULES).includes(id)),
    'must be ids of modules such as AFTERLOGIN,IPVERIF',
  ),
);

const networks = v.pipe(list, v.check(areNetworks, 'must be addresses, networks or loopback, with commas'));

/**
 * Rejected instead of ignored: Google verifies numbers only on pages with its reCAPTCHA, and ours run no third-party
 * scripts.
 */
const noFirebase = v.pipe(
  v.string(),
  v.check(() => false, 'projects of Firebase are not supported; leave it unset, and texts leave by SMS_URL'),
);

/** Optional setting. `description`: for operators, in SETTINGS.md. */
const setting = <S extends v.GenericSchema<string, unknown>>(description: string, schema: S) =>
  v.pipe(v.optional(schema), v.description(description));
/** Setting with a default, written as operators would type it. */
const withDefault = <S extends v.GenericSchema<string, unknown>>(
  description: string,
  schema: S,
  otherwise: v.InferInput<S>,
) => v.pipe(v.optional(schema, otherwise), v.description(description));

const server = {
  PORT: withDefault('Port of the portal and its wire; 0: any free one', port, '3000'),
  HOST: withDefault(
    'Address to listen on; with `0.0.0.0` the demo shows its codes to the whole network',
    text,
    '127.0.0.1',
  ),
  DATA_DIR: withDefault('Folder of the embedded PostgreSQL, tokens and keys', text, '.data'),
  LOG_LEVEL: withDefault(
    '`fatal`, `error`, `warn`, `info`, `debug` or `silent`',
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    'info',
  ),
  TRUST_PROXY: withDefault(
    'Proxies whose word on the address, host, scheme and country of a visitor counts: addresses, networks, `loopback`',
    networks,
    '',
  ),
  HOSTS: withDefault('Host names that the portal may be reached by', list, 'localhost,127.0.0.1,[::1]'),
  PORTAL_DIR: withDefault('Folder of the built portal', text, 'dist/portal'),
  REQUESTS_PER_MINUTE: withDefault('Calls of one address in a minute', whole(1, 1_000_000), '700'),
  LIMIT_FACTOR: withDefault(
    'Multiplies every rate limit, for benches that send all calls from one address',
    whole(1, 1_000_000),
    '1',
  ),
  DRAIN_TIME: withDefault(
    'Time after SIGTERM in which calls go on while `/readyz` returns 503; longer than load balancers take to notice',
    duration,
    '0s',
  ),
  TIMEOUT_FACTOR: withDefault(
    'Multiplies time limits of statements, locks, connections, child processes and request bodies, for slow machines',
    whole(1, 1_000),
    '1',
  ),
};

const database = {
  DATABASE_URL: setting('Your PostgreSQL, instead of the embedded one', postgres),
  DATABASE_DIRECT_URL: setting(
    'The same database without a pooler, for jobs and the start, if `DATABASE_URL` is a pooler in transaction mode',
    postgres,
  ),
  DATABASE_PREPARED: setting(
    'Named prepared statements; unset: `on`, and `off` with `DATABASE_DIRECT_URL`, because few poolers know them',
    onOrOff,
  ),
  DATABASE_OWNER_URL: setting('Role that creates the tables, if another than that of `DATABASE_URL`', postgres),
};

const demo = {
  DEMO: withDefault('`off`: no demo accounts; refuses a database that has some', onOrOff, 'on'),
  DEMO_TEAM: withDefault("`off`: the demo's agent has one downline instead of 2,000 people", onOrOff, 'on'),
  DEMO_GAMES: withDefault(
    '`all`: the demo lists 2,153 fictional games, too, which cannot be opened: a load for the search',
    v.picklist(['open', 'all'], 'must be open or all'),
    'open',
  ),
};

const operators = {
  OPS_PORT: withDefault('Port of the operators’ server; 0: any free one', port, '0'),
  OPS_HOST: withDefault('Address of the operators’ server, with the desk and the commands', text, '127.0.0.1'),
  OPS_ORIGIN: setting(
    'Address at which browsers reach the desk behind a TLS proxy, such as https://desk.example',
    origin,
  ),
  DESK_DIR: withDefault('Folder of the built desk', text, 'dist/desk'),
  DESK_NETWORKS: withDefault(
    'Addresses and networks from which the desk can be used; unset: every one that reaches it',
    networks,
    '',
  ),
  DESK_IDLE: withDefault('A session at the desk without a call ends after', duration, '15m'),
  DESK_ABSOLUTE: withDefault('Every session at the desk ends after', duration, '8h'),
  OPS_ALONE: setting(
    'A credit or payout above it takes two operators; unset: 10000.00, in the demo 1000000000.00, as it has one operator',
    sum,
  ),
  OPS_CREDIT_MOST: setting('Largest credit; unset: 50000.00, in the demo 1000000000.00', sum),
  OPS_CREDIT_DAY: setting(
    'Largest sum of the credits of one operator in 24 hours; unset: 100000.00, in the demo 1000000000.00',
    sum,
  ),
};

const site = {
  SITE: withDefault(
    '`agent`: lets only agents log in, and takes no registrations',
    v.picklist(['member', 'agent'], 'must be member or agent'),
    'member',
  ),
  MEMBER_ORIGIN: setting("Origin of the members' site, where invitations lead; set it with `SITE=agent`", origin),
  SITE_ZONE: withDefault(
    "Time zone of the site's days",
    v.pipe(v.string(), v.check(isZone, 'must be a time zone such as Asia/Dhaka')),
    'Asia/Dhaka',
  ),
  MODULES_OFF: withDefault(
    'Modules that are off until an operator switches them on, such as `AFTERLOGIN,IPVERIF`',
    modules,
    '',
  ),
  REGULATED: withDefault(
    '`on`: an operator confirms high VIP levels; no start with an offer staked over ten times or on several products',
    onOrOff,
    'off',
  ),
  OFFER_HEDGED_GAIN: withDefault(
    'No offer is published with which two accounts gain more than it for certain, by betting against each other',
    sum,
    '2000.00',
  ),
  COUNTRY_HEADER: withDefault(
    'Header in which a trusted proxy names the country of a visitor',
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9-]+$/)),
    'x-visitor-country',
  ),
  GEOIP_DB: setting(
    'File of countries by address, in the format of MaxMind',
    v.pipe(
      v.string(),
      v.check((path) => existsSync(path), 'there is no such file'),
    ),
  ),
  SUPPORT_HOSTS: withDefault('Hosts that live chats may be at (`ops contact`)', list, ''),
  GTAG_ID: setting(
    'Counts visits of visitors who consent, and admits the hosts of gtag: `G-…`',
    v.pipe(v.string(), v.regex(GTAG_ID, 'must be the id of a measurement, G-…')),
  ),
};

const players = {
  SESSION_IDLE: withDefault('A session without a call ends after', duration, '30m'),
  SESSION_ABSOLUTE: withDefault('Every session ends after', duration, '12h'),
  WORK_HASHES: withDefault(
    'Size of a proof of work before any failure; half of its numbers are tried on average',
    whole(1_000, 10_000_000),
    '100000',
  ),
  OWN_DATA_FOR: withDefault('A file of the own data that a player has requested is deleted after', duration, '7d'),
  RETAIN_ACCESS: withDefault('Traces of access are stored after an account is closed for', duration, '365d'),
  RETAIN_RECORDS: withDefault('Records of customers are stored after an account is closed for', duration, '1827d'),
  RETAIN_BOOKS: withDefault('Books of account are stored after an account is closed for', duration, '4384d'),
  PASSWORD_MIN: withDefault('Characters of a password at least: 8 to 64', whole(8, 64), '8'),
  PASSWORD_MAX: withDefault('Characters of a password at most: 64 to 256', whole(64, 256), '128'),
  PASSWORD_COMPOSITION: withDefault(
    'Characters that a password must have: `any`, `lettersAndDigits` or `mixed`',
    v.picklist(['any', 'lettersAndDigits', 'mixed'], 'must be any, lettersAndDigits or mixed'),
    'any',
  ),
  PASSWORD_EXPIRY: withDefault(
    'Age at which a password expires, such as `90d`, or `off`',
    v.union([v.literal('off'), duration], 'must be off or a duration such as 90d'),
    'off',
  ),
  DEFAULT_PASSWORD: setting('Password that support hands out, to be changed at the next log-in', v.string()),
  SECRET_KEY: setting(
    "Seals authenticators' secrets and queued messages, the same for all processes; unset: a key in the database",
    key,
  ),
  SECRET_KEYS_ACCEPTED: withDefault(
    'Further keys that unseal, separated by commas: the next one before a rotation, the previous one after it',
    keys,
    '',
  ),
  GOOGLE_CLIENT_ID: setting(
    "Web client of Google; unset: the demo's provider, without the demo none",
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+\.apps\.googleusercontent\.com$/, 'must be a client id such as 1-a.apps.googleusercontent.com'),
    ),
  ),
  GOOGLE_CLIENT_SECRET: setting('Its secret', v.string()),
  FACEBOOK_APP_ID: setting(
    "App with Facebook Login; unset: the demo's provider, without the demo none",
    v.pipe(v.string(), v.regex(/^\d+$/, 'must be the number of an app')),
  ),
  FACEBOOK_APP_SECRET: setting('Its secret', v.string()),
};

const smtpUrl = v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'));
const smsUrl = v.pipe(v.string(), v.url('must be an address'));
const messages = {
  SMTP_URL: setting("Server that mails are sent by; unset: the demo's outbox, `/demo/outbox`", smtpUrl),
  SMTP_FALLBACK_URL: setting('Server that sends a mail if the first fails', smtpUrl),
  MAIL_FROM: setting('Sender of mails; set with `SMTP_URL`', v.pipe(v.string(), v.includes('@', 'must be an address'))),
  SMS_URL: setting("Address that texts are posted to, as `{ id, to, text }`; unset: the demo's outbox", smsUrl),
  SMS_TOKEN: setting('Bearer token for it', v.string()),
  SMS_FALLBACK_URL: setting('Address that a text is posted to if the first fails', smsUrl),
  SMS_FALLBACK_TOKEN: setting('Bearer token for it', v.string()),
  DELIVERY_TOKEN: setting(
    'Bearer token with which carriers report deliveries, as `{ id, state }` with `delivered` or `failed`, to `POST /hooks/messages`; unset: there is no such address',
    key,
  ),
  SMS_COUNTRIES: withDefault(
    'Dialing codes that texts are sent to, such as `880,91`; empty: those of the countries of the portal',
    v.pipe(
      list,
      v.check((all) => all.every((code) => /^[1-9]\d{0,3}$/.test(code)), 'must be dialing codes such as 880,91'),
    ),
    '',
  ),
  FIREBASE_PROJECT: setting('Not supported: stops the start', noFirebase),
  FIREBASE_API_KEY: setting('Not supported: stops the start', noFirebase),
};

const payments = {
  PAYMENT_URL: setting("Provider of deposits; unset: the demo's, without the demo none", secure),
  PAYMENT_KEY: setting('Key that signs what we send it', key),
  PAYMENT_HOOK_KEY: setting('Key that signs what it sends us', key),
  PAYMENT_HOOK_KEYS_ACCEPTED: withDefault(
    'Further keys of its signatures that are accepted, separated by commas, while it changes its key',
    keys,
    '',
  ),
  PAYMENT_PAYOUTS: withDefault('`on`: it pays withdrawals out, too', onOrOff, 'off'),
};

const draws = {
  DRAWS: withDefault('`off`: this process creates and draws no lottery issues', onOrOff, 'on'),
  DRAW_BEACON: setting(
    '`drand-quicknet`, or `demo`, which only the demo may use; unset: `demo` in the demo, else `drand-quicknet`',
    v.picklist(['drand-quicknet', 'demo'], 'must be drand-quicknet or demo'),
  ),
  DRAND_URL: withDefault('Server of drand', origin, 'https://api.drand.sh'),
  DRAW_GIVES_UP: withDefault('A draw without its beacon is void after', duration, '30m'),
  DRAW_FEED_ONE: setting("Server of official results; unset: the demo's, without the demo none", secure),
  DRAW_FEED_ONE_KEY: setting('Key that signs its results', key),
  DRAW_FEED_TWO: setting('Second server of official results: both must report a result', secure),
  DRAW_FEED_TWO_KEY: setting('Key that signs its results', key),
};

const traces = {
  TRACE_URL: setting(
    'Collector of traces (OTLP over HTTP), such as `http://127.0.0.1:4318/v1/traces`; unset: nothing is traced',
    v.pipe(v.string(), v.url('must be a URL')),
  ),
  TRACE_SHARE: withDefault(
    'Part of all traces that is recorded, 0 to 1',
    v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1)$/, 'must be from 0 to 1'), v.transform(Number)),
    '0.01',
  ),
};

const demoStudio = {
  STUDIO_DIR: withDefault('Folder of the built studio', text, 'dist/studio'),
  STUDIO_PORT: withDefault('Port of the studio; 0: any free one', port, '0'),
  STUDIO_ORIGIN: setting('Its origin for players; unset: the same host, at that port', origin),
  STUDIO_PORTAL_ORIGIN: setting('Origin of the portal that frames it; unset: the same host, at our port', origin),
  STUDIO_DATABASE_URL: setting(
    'Its database; unset: in the embedded PostgreSQL, and with `DATABASE_URL` no studio runs',
    postgres,
  ),
};

/** All environment variables of the gateway, by subject. SETTINGS.md is generated from it. */
export const SETTING_GROUPS = {
  Server: server,
  Database: database,
  Demo: demo,
  Operators: operators,
  Site: site,
  'Players and log-in': players,
  'Mails and texts': messages,
  Deposits: payments,
  Draws: draws,
  Traces: traces,
  'The demo studio, beside the gateway': demoStudio,
};

export const settings = v.object({
  ...server,
  ...database,
  ...demo,
  ...operators,
  ...site,
  ...players,
  ...messages,
  ...payments,
  ...draws,
  ...traces,
  ...demoStudio,
});
