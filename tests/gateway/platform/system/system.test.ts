import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isOn, MODULES, type ModuleId, SETTINGS } from '../../../../src/contract';
import { RELEASE } from '../../../../src/contract/platform/release';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { readConfig } from '../../../../src/gateway/platform/config';
import { moduleTree } from '../../../../src/gateway/platform/system/modules';
import { readSettings, setMaintenance, setModule, setRegion } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

const HOUR = 3_600_000;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterEach(async () => {
  await setMaintenance(gateway.ctx, 'off');
  gateway.credentials.language = 'en';
});
afterAll(() => gateway.close());

const isTurnedOn = async (modId: ModuleId) => isOn((await readSettings(gateway.ctx)).modules, modId);
const status = (url?: string) => gateway.client.systemStatus(url === undefined ? {} : { url });

test('an open portal returns its key and clock [s7.call.system-status s3.permission.status-fields]', async () => {
  const from = (await gateway.ctx.now()).getTime();
  const { maintenance, regionRestriction, maintenanceEnd, serverTime, keyId, publicKey } =
    await status('localhost:3000');
  expect([maintenance, regionRestriction, maintenanceEnd]).toEqual([false, false, null]);
  expect(serverTime).toBeGreaterThanOrEqual(from);
  expect(serverTime).toBeLessThanOrEqual((await gateway.ctx.now()).getTime());
  expect(keyId).not.toBe('');
  expect(publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n[\s\S]+-----END PUBLIC KEY-----\n$/);
});

test('reports its release, from which older pages learn that they are [own.app.release]', async () => {
  expect((await status()).info.release).toBe(RELEASE);
});

test.each(['localhost', 'localhost:5173', '127.0.0.1:3000', '[::1]:3000', 'http://localhost:3000/', 'LOCALHOST'])(
  '%s is an address of this site',
  async (url) => {
    expect((await status(url)).maintenance).toBe(false);
  },
);

test.each(['evil.example', 'localhost.evil.example', 'evil.example/localhost', 'localhost@evil.example', '::'])(
  'rejects %s and returns the customer service contacts [s8.message.invalid-url]',
  async (url) => {
    const statusCall = status(url);
    await expect(statusCall).rejects.toMatchObject({
      status: 403,
      code: 'system.invalidUrl',
      message: expect.stringContaining('customer service'),
      value: {
        customerService: expect.arrayContaining([{ csType: 'EMAIL', path: expect.stringMatching(/^mailto:/) }]),
      },
    });
  },
);

test('the demo accepts the host of the request, other sites only listed ones', async () => {
  const request = async () => {
    const headers = { host: 'my-machine.local:3000' };
    const { statusCode } = await gateway.server.inject({
      url: '/wps/system/status?url=my-machine.local:3000',
      headers,
    });
    return statusCode;
  };
  expect(await request()).toBe(200);
  gateway.ctx.config.demo = false;
  expect(await request()).toBe(403);
  gateway.ctx.config.demo = true;
});

test('maintenance ends at its stated end [s8.message.maintenance-notice]', async () => {
  const until = new Date((await gateway.ctx.now()).getTime() + HOUR);
  await setMaintenance(gateway.ctx, until);
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: until.getTime() });
  const maintenanceError = { status: 503, code: 'system.maintenance', value: { maintenanceEnd: until.getTime() } };
  await expect(gateway.client.captcha()).rejects.toMatchObject(maintenanceError);
  await gateway.later(HOUR);
  expect(await status()).toMatchObject({ maintenance: false, maintenanceEnd: null });
  await gateway.client.captcha();
});

test('maintenance without an end lasts until it is turned off', async () => {
  await setMaintenance(gateway.ctx, null);
  await gateway.later(48 * HOUR);
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: null });
  await setMaintenance(gateway.ctx, 'off');
  expect(await status()).toMatchObject({ maintenance: false });
});

test('blocks a listed country, not others or unknown ones [s8.message.access-restricted]', async () => {
  await setRegion(gateway.ctx, 'bd', true);
  expect((await status()).regionRestriction).toBe(true);
  for (const country of ['IN', '']) {
    gateway.visitor.country = country;
    expect((await status()).regionRestriction).toBe(false);
  }
  gateway.visitor.country = 'BD';
  expect((await readSettings(gateway.ctx)).blockedRegions).toEqual(['BD']);
  await setRegion(gateway.ctx, 'BD', false);
  expect((await status()).regionRestriction).toBe(false);
  await expect(setRegion(gateway.ctx, 'Bangladesh', true)).rejects.toMatchObject({ code: 'system.unknownCountry' });
});

test('returns the visitor’s address and country [s3.permission.location]', async () => {
  expect((await status()).info.location).toEqual({ ip: '203.0.113.7', country: 'BD' });
});

const OFF_AT_FIRST = ['LOGINHOME', 'IPVERIF', 'FIREBASESMS', 'PHONEVERIF', 'AFTERLOGIN', 'TELLUNKNOWN'];

test('modules form a tree, and operators can toggle them [s3.permission.whitelabel s6.flag.others]', async () => {
  const tree = (await status()).info.whiteLabel;
  expect(tree.some(({ childrenNodes }) => childrenNodes.length > 0)).toBe(true);
  expect(Object.values(MODULES).filter((id) => !isOn(tree, id))).toEqual(OFF_AT_FIRST);
  await setModule(gateway.ctx, MODULES.freePlay, false);
  expect(await isTurnedOn(MODULES.freePlay)).toBe(false);
  await setModule(gateway.ctx, MODULES.freePlay, true);
  expect(await isTurnedOn(MODULES.freePlay)).toBe(true);
  await expect(setModule(gateway.ctx, 'NOSUCH', true)).rejects.toMatchObject({
    status: 404,
    code: 'system.unknownModule',
  });
});

const OFF_AS_SHIPPED = ['LOGINHOME', 'FIREBASESMS', 'PHONEVERIF', 'SOCIALGOOGLE', 'SOCIALFACEBOOK', 'TELLUNKNOWN'];

test('modules are on by default except listed ones; a setting turns off more [own.modules.defaults]', () => {
  const shipped = moduleTree(new Map());
  expect(Object.values(MODULES).filter((id) => !isOn(shipped, id))).toEqual(OFF_AS_SHIPPED);
  expect(readConfig({ MODULES_OFF: 'ipverif' }).modulesOff).toEqual(['IPVERIF']);
});

test('a module is off if its parent is off', async () => {
  await setModule(gateway.ctx, 'SIGNIN', false);
  expect(await isTurnedOn(MODULES.slideVerification)).toBe(false);
  await setModule(gateway.ctx, 'SIGNIN', true);
});

test('returns registration rules and hosts [s3.permission.settings s3.validation.field-config]', async () => {
  const { registerValidation, resources, analytics, imageCDNs, launchGameCDNs } = (await status()).info;
  const fields =
    'username password payeeName birthday paymentPassword qqNum line whatsapp facebook wechat idNumber email mobileNum recommenderId affiliateCode captcha';
  expect(Object.keys(registerValidation)).toEqual(fields.split(' '));
  for (const rule of Object.values(registerValidation)) {
    expect(rule.minLength).toBeLessThanOrEqual(rule.maxLength);
    if (rule.acceptedPattern !== '*') expect(() => new RegExp(rule.acceptedPattern, 'u')).not.toThrow();
  }
  expect([resources.length > 0, analytics, imageCDNs, launchGameCDNs]).toEqual([true, { gtagId: '' }, [], []]);
});

test('the status lists the help page and operators’ contacts [s3.permission.customer-service]', async () => {
  const { customerService } = (await status()).info;
  expect(customerService.map(({ csType }) => csType)).toEqual(['HELP', 'EMAIL']);
});

test('returns the brand’s values [s1.brand.values s3.brand-config.fields]', async () => {
  expect((await gateway.client.whitelabel()).brand).toEqual({
    platform: 'web',
    merchantCode: 'maidan',
    lotteryType: 'SEA',
    device: 'WEB',
    defaultLanguage: 'bn',
    languages: ['bn', 'en'],
    chatHeaderColour: expect.stringMatching(/^#[\da-f]{6}$/),
  });
});

test('the menu lists the categories in order, in the reader’s language [s7.call.whitelabel]', async () => {
  const { whiteLabel, menu } = await gateway.client.whitelabel();
  expect(isOn(whiteLabel, MODULES.directRegistration)).toBe(true);
  expect(menu.map(({ category }) => category)).toEqual([
    'ELOTT',
    'LOTT',
    'LIVE',
    'SPORTS',
    'FISH',
    'RNG',
    'PVP',
    'ESPORTS',
  ]);
  gateway.credentials.language = 'bn';
  for (const { labelName } of (await gateway.client.whitelabel()).menu) expect(labelName).toMatch(/[\u0980-\u09ff]/);
});

test('menu and status list only categories with vendors [s2.nav.game-categories]', async () => {
  const readCategories = async () => [
    (await status()).info.gameTypes,
    (await gateway.client.whitelabel()).menu.map(({ category }) => category),
  ];
  const all = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
  expect(await readCategories()).toEqual([all, all]);
  await gateway.ctx.db.execute("delete from vendor_categories where category = 'FISH'");
  const without = all.filter((category) => category !== 'FISH');
  expect(await readCategories()).toEqual([without, without]);
});

test('returns the site’s hosts and links [s7.call.domain-route s3.routers.response]', async () => {
  const { domainList, resources } = await gateway.client.domainRoute();
  expect(domainList).toContain('localhost');
  expect(Object.keys(resources[0] ?? {}).sort()).toEqual([
    'labelNameCn',
    'labelNameEn',
    'qrCodeUrl',
    'resourceType',
    'url',
  ]);
});

test('lists every country once with its dialing code [s3.country.fields]', async () => {
  const { list } = await gateway.client.countries();
  expect(list.length).toBeGreaterThan(230);
  expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length);
  for (const { countryCode, countryDialingCode } of list)
    expect(`${countryCode} ${countryDialingCode}`).toMatch(/^[A-Z]{2} [1-9]\d{0,3}$/);
  expect(list).toContainEqual({ countryCode: 'BD', countryDialingCode: '880' });
});

test('a change of language is stored for a session’s account, and accepted without one', async () => {
  await setModule(gateway.ctx, MODULES.slideVerification, false);
  expect(await gateway.client.changeLanguage({ language: 'en' })).toBeNull();
  const { token } = await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' });
  for (const language of SETTINGS.languages) {
    await gateway.as(token).changeLanguage({ language });
    expect((await accountByName(gateway.ctx.db, 'player'))?.language).toBe(language);
  }
});
