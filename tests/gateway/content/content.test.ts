import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Modules, startModules } from '../support/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

test('s7.relay.announcements s3.banner.fields s2.login.banner s2.register.banner: banners by group, in the reader’s language', async () => {
  const { banners, ...lists } = await gateway.client.announcements({ platform: 'W' });
  expect(banners.map(({ groupName }) => groupName)).toEqual(['w_login', 'w_register']);
  expect(Object.keys(lists)).toEqual(['player', 'popup', 'promotion']);
  expect(banners[0]).toMatchObject({ url: '/promotions', title: 'Welcome back' });
});

const flag = (file: string) => gateway.server.inject({ method: 'GET', url: `/TCG_PROD_IMAGES/COUNTRY_FLAG/${file}` });

test('s3.country.flag-url: every country of the list has a flag', async () => {
  const { list } = await gateway.client.countries();
  for (const { countryCode } of list) {
    const { statusCode, headers, rawPayload } = await flag(`${countryCode}.png`);
    expect([countryCode, statusCode, headers['content-type']]).toEqual([countryCode, 200, 'image/png']);
    expect(rawPayload.length).toBeLessThan(4_000);
  }
});

test('a flag of no country is not found', async () => {
  for (const file of ['QQ.png', 'BD.svg', 'bd.png']) expect((await flag(file)).statusCode).toBe(404);
});
