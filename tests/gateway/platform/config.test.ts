import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../../../src/gateway/platform/config';
import { spawnGateway } from '../harness/process';

const feeds = (item: string, two: string) => ({
  DRAW_FEED_ONE: item,
  DRAW_FEED_ONE_KEY: 'one'.repeat(11),
  DRAW_FEED_TWO: two,
  DRAW_FEED_TWO_KEY: 'two'.repeat(11),
});

const payments = (key: string) => ({
  PAYMENT_URL: 'https://pay.example/maidan/',
  PAYMENT_KEY: key,
  PAYMENT_HOOK_KEY: 'two'.repeat(11),
});

test('payments need an https address and two keys, or none of them [s1.member.deposit]', () => {
  const keys = { key: 'one'.repeat(11), hookKeys: ['two'.repeat(11)] };
  const withoutPayouts = { url: 'https://pay.example/maidan', ...keys, paysOut: false };
  expect(readConfig(payments('one'.repeat(11))).payments).toEqual(withoutPayouts);
  const withPayouts = readConfig({ ...payments('one'.repeat(11)), PAYMENT_PAYOUTS: 'on' }).payments;
  expect(withPayouts).toEqual({ ...withoutPayouts, paysOut: true });
  expect(readConfig({}).payments).toBeNull();
});

test('official results need two servers over https, each with its own key', () => {
  expect(readConfig(feeds('https://feed.example/results/', 'https://other.example')).drawFeeds).toEqual({
    'feed-one': { url: 'https://feed.example/results', key: 'one'.repeat(11) },
    'feed-two': { url: 'https://other.example', key: 'two'.repeat(11) },
  });
  expect(readConfig({}).drawFeeds).toBeNull();
});

const GOOGLE = '1-a.apps.googleusercontent.com';

test('registrations at Google and Facebook are an id and a secret each, or none [own.social.settings]', () => {
  expect(readConfig({}).social).toEqual({ google: null, facebook: null });
  const set = { GOOGLE_CLIENT_ID: GOOGLE, GOOGLE_CLIENT_SECRET: 'x', FACEBOOK_APP_ID: '12', FACEBOOK_APP_SECRET: 'y' };
  expect(readConfig(set).social).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: GOOGLE, clientSecret: 'x' },
    facebook: { clientId: '12', clientSecret: 'y' },
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '70000' }, /^PORT: .*65535/],
  [{ DEMO: 'maybe' }, 'DEMO: must be on or off'],
  [{ SITE: 'x' }, 'SITE: must be member or agent'],
  [{ MEMBER_ORIGIN: 'play.example' }, 'MEMBER_ORIGIN: must be an address such as https://play.example'],
  [{ SITE_ZONE: 'Dhaka' }, 'SITE_ZONE: must be a time zone such as Asia/Dhaka'],
  [{ SESSION_IDLE: 'soon' }, 'SESSION_IDLE: must be a duration such as 30m, 12h or 7d'],
  [{ TRUST_PROXY: '10.0.0.0/40' }, /^TRUST_PROXY: must be addresses/],
  [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY: must be addresses/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY: must be addresses/],
  [{ DESK_NETWORKS: 'office' }, /^DESK_NETWORKS: must be addresses/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY: must be addresses/],
  [{ DATABASE_URL: 'mysql://x:secret@y' }, 'DATABASE_URL: must begin with postgres://'],
  [{ GEOIP_DB: '/nowhere/countries.mmdb' }, 'GEOIP_DB: there is no such file'],
  [{ LIMIT_FACTOR: '0' }, /^LIMIT_FACTOR: /],
  [{ TIMEOUT_FACTOR: '0' }, /^TIMEOUT_FACTOR: /],
  [{ WORK_HASHES: '999' }, /^WORK_HASHES: /],
  [{ DRAW_FEED_ONE: 'http://feed.example' }, /^DRAW_FEED_ONE: must be an address such as https:/],
  [{ DRAW_FEED_ONE: 'https://feed.example' }, /^DRAW_FEED_ONE: is set with DRAW_FEED_ONE_KEY/],
  [feeds('https://feed.example/a', 'https://feed.example/b'), /^DRAW_FEED_TWO: must be another server/],
  [{ PAYMENT_URL: 'http://pay.example' }, /^PAYMENT_URL: must be an address such as https:/],
  [{ PAYMENT_URL: 'https://pay.example' }, 'PAYMENT_URL: is set with PAYMENT_KEY and PAYMENT_HOOK_KEY'],
  [payments('a'.repeat(31)), 'PAYMENT_KEY: must have 32 characters or more'],
  [payments('two'.repeat(11)), 'PAYMENT_HOOK_KEY: must be another key than PAYMENT_KEY'],
  [{ MODULES_OFF: 'AFTERLOGIN,NOSUCH' }, /^MODULES_OFF: must be ids of modules such as AFTERLOGIN,IPVERIF/],
  [{ SMS_COUNTRIES: '880,+91' }, 'SMS_COUNTRIES: must be dialing codes such as 880,91'],
  [{ FIREBASE_PROJECT: 'one' }, /^FIREBASE_PROJECT: projects of Firebase are not supported/],
  [{ FIREBASE_API_KEY: 'one' }, /^FIREBASE_API_KEY: projects of Firebase are not supported/],
  [{ GOOGLE_CLIENT_ID: 'one' }, /^GOOGLE_CLIENT_ID: must be a client id such as/],
  [{ GOOGLE_CLIENT_ID: GOOGLE }, 'GOOGLE_CLIENT_ID: is set with GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_SECRET: is set with GOOGLE_CLIENT_ID'],
  [{ FACEBOOK_APP_ID: 'one' }, 'FACEBOOK_APP_ID: must be the number of an app'],
  [{ FACEBOOK_APP_SECRET: 'x' }, 'FACEBOOK_APP_SECRET: is set with FACEBOOK_APP_ID'],
])('names the setting of an error: %o', (env, words) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(words);
});

test('unset and empty settings have defaults', () => {
  expect(readConfig({ PORT: '', DEMO: undefined })).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    site: 'member',
    memberOrigin: null,
    databaseUrl: null,
    trustProxy: [],
    limitFactor: 1,
    timeoutFactor: 1,
    workHashes: 100_000,
    smsCountries: [],
    modulesOff: [],
  });
});

test('with a direct address, statements are prepared by name only on request [own.database.pooler]', () => {
  const pooler = 'postgres://pooler/maidan';
  const direct = 'postgres://database/maidan';
  const preparedWith = (env: Record<string, string>) => readConfig({ DATABASE_URL: pooler, ...env }).databasePrepared;
  expect([preparedWith({}), preparedWith({ DATABASE_PREPARED: 'off' })]).toEqual([true, false]);
  expect(preparedWith({ DATABASE_DIRECT_URL: direct })).toBe(false);
  expect(preparedWith({ DATABASE_DIRECT_URL: direct, DATABASE_PREPARED: 'on' })).toBe(true);
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_DIRECT_URL');
});

test('reads the members’ site as an origin, without path or slash [own.invitation.site]', () => {
  expect(readConfig({ MEMBER_ORIGIN: 'https://Play.example/home/' }).memberOrigin).toBe('https://play.example');
});

test('only the demo has a default password, unless one is set', () => {
  expect([
    readConfig({}),
    readConfig({ DEMO: 'off' }),
    readConfig({ DEMO: 'off', DEFAULT_PASSWORD: 'x' }),
  ]).toMatchObject([{ defaultPassword: 'Default#1' }, { defaultPassword: null }, { defaultPassword: 'x' }]);
});

const failsToStart = async (env: Record<string, string>, line: RegExp) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const spawned = spawnGateway({ DATA_DIR: dataDir, ...env });
  await once(spawned.child, 'close');
  expect(spawned.child.exitCode).toBe(1);
  expect(spawned.err).toMatch(line);
  rmSync(dataDir, { recursive: true });
};
test('a start with an invalid setting ends with one line', () =>
  failsToStart({ SITE: 'x' }, /^maidan: SITE: must be member or agent\n$/));
test('a setting is read from the file that its variable with _FILE names, without the final newline [own.settings.files]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret-key');
  const key = 'k'.repeat(40);
  writeFileSync(path, `${key}\n`);
  expect(readConfig({ SECRET_KEY_FILE: path }).secretKey).toBe(key);
  expect(() => readConfig({ SECRET_KEY_FILE: path, SECRET_KEY: key })).toThrow('SECRET_KEY: is set twice');
  expect(() => readConfig({ SECRET_KEY_FILE: `${path}s` })).toThrow(`SECRET_KEY_FILE: ${path}s cannot be read`);
  writeFileSync(path, 'short');
  expect(() => readConfig({ SECRET_KEY_FILE: path })).toThrow('SECRET_KEY: must have 32 characters or more');
});
