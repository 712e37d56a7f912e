import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagDesignOf } from '../../../../src/gateway/support/content/flag-designs';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer, PASSWORD } from '../../money/wallet/support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

test('returns banners by group in the reader’s language [s7.relay.announcements s3.banner.fields s2.login.banner s2.register.banner]', async () => {
  const { banners, ...lists } = await gateway.client.announcements({ platform: 'W' });
  expect(banners.map(({ groupName }) => groupName).filter((name) => name !== 'home')).toEqual([
    'w_login',
    'w_register',
  ]);
  expect(Object.keys(lists)).toEqual(['player', 'popup', 'promotion']);
  expect(banners.find(({ groupName }) => groupName === 'w_login')).toMatchObject({
    url: '/promotions',
    title: 'Welcome back',
    picture: 'owl',
  });
});

test('returns home banners by audience with picture and target [s7.relay.announcements s3.banner.fields]', async () => {
  const { client } = await newcomer(gateway);
  const homeOf = async (reader: typeof client) =>
    (await reader.announcements({ platform: 'W', execution: 'B' })).banners.filter(
      ({ groupName }) => groupName === 'home',
    );
  const home = await homeOf(client);
  expect(home.map(({ url, picture }) => `${url} ${picture}`).sort()).toEqual([
    '/help?article=deposit-limit kite',
    '/help?article=fair boat',
    '/join drum',
  ]);
  expect((await homeOf(gateway.client)).map(({ url }) => url).sort()).toEqual([
    '/help?article=deposit-limit',
    '/help?article=fair',
  ]);
});

test('home has a promo bar by audience and language, none during a break [own.home.promo-bar]', async () => {
  const { client } = await newcomer(gateway);
  const { bar } = await gateway.client.promoBar();
  expect(bar).toMatchObject({ id: 'free-demo.1', title: 'Free demo' });
  expect(bar?.content).toContain('href="/help?article=free-demo"');
  expect((await client.promoBar()).bar?.id).toBe('fair-results.1');
  gateway.credentials.language = 'bn';
  expect((await gateway.client.promoBar()).bar?.title).toBe('ফ্রি ডেমো');
  gateway.credentials.language = 'en';
  await client.takeTimeOut({ hours: 24, password: PASSWORD });
  expect((await client.promoBar()).bar).toBeNull();
});

const flag = (file: string) => gateway.server.inject({ method: 'GET', url: `/TCG_PROD_IMAGES/COUNTRY_FLAG/${file}` });

test('every listed country has a flag [s3.country.flag-url]', { tags: ['extended'] }, async () => {
  const { list } = await gateway.client.countries();
  for (const { countryCode } of list) {
    const { statusCode, headers, rawPayload } = await flag(`${countryCode}.png`);
    expect([countryCode, statusCode, headers['content-type']]).toEqual([countryCode, 200, 'image/png']);
    expect(rawPayload.length).toBeLessThan(4_000);
  }
});

test('flags that cannot be drawn share a neutral one [own.country.no-wrong-flag]', async () => {
  const picture = async (code: string) => (await flag(`${code}.png`)).rawPayload.toString('base64');
  const [brazil, nepal, bangladesh, japan] = await Promise.all(['BR', 'NP', 'BD', 'JP'].map(picture));
  expect(brazil).toBe(nepal);
  expect(new Set([brazil, bangladesh, japan]).size).toBe(3);
});

test('the wheel of India has its 24 spokes [own.country.no-wrong-flag]', () => {
  expect(flagDesignOf('IN').disc?.spokes).toBe(24);
  expect(flagDesignOf('JP').disc).not.toHaveProperty('spokes');
});

test('returns 404 for unknown flags', async () => {
  for (const file of ['QQ.png', 'BD.svg', 'bd.png']) expect((await flag(file)).statusCode).toBe(404);
});
