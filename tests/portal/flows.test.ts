// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { systemStatusSamples } from '../../machines/platform/system-status/system-status.samples';
import { MODULES, SETTINGS } from '../../src/contract';
import { createContents } from '../../src/portal/app/content';
import { portalFlow } from '../../src/portal/app/portal.flow';
import { agentCentreFlow } from '../../src/portal/features/agents/agent-centre/agent-centre.flow';
import { logoutFlow } from '../../src/portal/features/identity/logout/logout.flow';
import { sessionFlow } from '../../src/portal/features/identity/session/session.flow';
import { systemStatusFlow } from '../../src/portal/features/platform/system-status/system-status.flow';
import { vipFlow } from '../../src/portal/features/rewards/vip/vip.flow';
import { captchaFlow } from '../../src/portal/parts/captcha/captcha.flow';
import { verificationFlow } from '../../src/portal/parts/verification/verification.flow';
import { inTime } from '../../src/ui/browser/in-time';
import { forgetAll } from '../../src/ui/list/forget';
import { reads } from '../../src/ui/list/reads';
import { childOf, doneWork, lend, runActor } from './harness/flow-support';

const png = 'iVBORw0KGgo=';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const account = {
  id,
  account: 'player',
  nickname: 'P',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const info = {
  whiteLabel: [{ modId: MODULES.loginFirst, enabled: '1', childrenNodes: [] }],
  registerValidation: {},
  resources: [],
  timeZone: 'Asia/Dhaka',
  registersHere: true,
  release: '',
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field',
  customerService: [],
  analytics: { gtagId: '' },
  imageCDNs: [],
  launchGameCDNs: [],
  logoutMethod: 'POST',
  memberMenu: 14,
  minimumAge: 18,
  gameTypes: ['LIVE', 'RNG'],
  location: { ip: '203.0.113.9', country: 'BD' },
};
const status = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 5,
  keyId: 'k1',
  publicKey: 'PEM',
  info,
};
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('system status', () => {
  test('sends the host; learns time, key and the login-first module [s7.call.system-status]', async () => {
    const { deps, sent } = lend({ '/wps/system/status': { value: status } });
    const site = await runActor(systemStatusFlow(deps), 'readStatus');
    expect(site).toMatchObject({ loginFirst: true, gameTypes: ['LIVE', 'RNG'], location: { ip: '203.0.113.9' } });
    expect(deps.learn).toHaveBeenCalledWith({ keyId: 'k1', publicKey: 'PEM', serverTime: 5 });
    expect(sent.map(({ query }) => query)).toEqual(['url=portal.example.test']);
  });

  test('an unknown host is rejected with a code the chart knows [s8.message.invalid-url]', async () => {
    const { deps } = lend({ '/wps/system/status': { status: 403, code: 'system.invalidUrl' } });
    await expect(runActor(systemStatusFlow(deps), 'readStatus')).rejects.toMatchObject({ code: 'system.invalidUrl' });
  });
});

describe('session', () => {
  test('member info is read only with a token [s2.start.member-info]', async () => {
    const { deps, sent } = lend({ '/wps/member/info': { value: account } });
    expect(await runActor(sessionFlow(deps), 'restoreSession')).toBeNull();
    expect(sent).toHaveLength(0);
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    expect(await runActor(sessionFlow(deps), 'restoreSession')).toEqual(account);
  });

  test('clears stored and cached data, keeps the merchant [s4.logout.storage s4.logout.reset]', async () => {
    const { deps } = lend({});
    sessionStorage.setItem('merchant', 'other');
    deps.storage.openSession({ token: 't', account: 'player', type: 0 });
    deps.vault.put('password', 'pw');
    await runActor(sessionFlow(deps), 'forgetSession');
    expect({ ...sessionStorage }).toEqual({ merchant: 'other' });
    expect(deps.vault.peek('password')).toBeUndefined();
    expect(deps.forgetReads).toHaveBeenCalledOnce();
  });
});

test.each([
  ['agentCentre', agentCentreFlow, '/wps/member/info/funds/consolidated'],
  ['vip', vipFlow, '/wps/member/vip'],
] as const)('reloads the data of %s for the next player [s4.logout.reset]', async (name, flow, path) => {
  const { deps, sent } = lend({ [path]: { status: 500, code: 'x', message: 'x' } });
  const load = () => runActor(flow(deps), 'load', { filter: {}, pageNo: 1, fresh: false });
  const theirs = { kind: 'loaded', page: 'of the last player' };
  reads.setQueryData(['list', name, i18n.locale, {}, 1], theirs);
  expect([await load(), sent.length]).toEqual([theirs, 0]);
  await runActor(sessionFlow({ ...deps, forgetReads: forgetAll }), 'forgetSession');
  await expect(load()).rejects.toMatchObject({ code: 'x' });
  expect(sent).toHaveLength(1);
});

test.each(['POST', 'GET', 'DELETE'] as const)(
  'the session is revoked by the configured %s [s7.call.session-logout]',
  async (logoutMethod) => {
    const { deps, sent } = lend({ '/wps/session/logout': {} });
    await runActor(
      logoutFlow({ ...deps, site: () => ({ ...systemStatusSamples.outcomes.readStatus.open.output, logoutMethod }) }),
      'endSession',
    );
    expect(sent).toMatchObject([{ method: logoutMethod, path: '/wps/session/logout' }]);
  },
);

describe('captcha and puzzle', () => {
  test('stores a picture’s id in the vault and removes an older receipt [s7.call.captcha]', async () => {
    const { deps } = lend({ '/wps/captcha': { value: { captchaId: id, image: png, expiresAt: 1 } } });
    deps.vault.put('captchaProof', 'old');
    await runActor(captchaFlow(deps), 'loadCaptcha');
    expect([deps.vault.peek('captchaId'), deps.vault.peek('captchaProof')]).toEqual([id, undefined]);
  });

  const solution = { challenge: 'c', salt: 's', signature: 'g', number: 42 };

  test('sends the puzzle’s work along; the receipt goes into the vault [own.verification.beside]', async () => {
    const receipt = { value: { proof: 'receipt', expiresAt: 1 } };
    const { deps, sent } = lend({ ...doneWork, '/wps/verification/slide': receipt });
    const drop = { x: 10, movement: [{ x: 10, at: 1 }] };
    const of = { slideId: id, name: 'player' };
    expect(await runActor(verificationFlow(deps), 'workBeside', of)).toBeUndefined();
    expect(await runActor(verificationFlow(deps), 'answerPuzzle', { ...of, drop })).toBeUndefined();
    expect(sent.map(({ body }) => body)).toEqual([
      { purpose: 'puzzle', about: `${id} player` },
      { ...of, ...drop, work: solution },
    ]);
    expect(deps.vault.peek('slideProof')).toBe('receipt');
  });

  test.each([
    ['slide', verificationFlow, { name: 'player' }, 'slideProof', 'player'],
    ['captcha', captchaFlow, { purpose: 'captcha' }, 'captchaProof', ''],
  ] as const)('the proof of work replaces the %s', async (purpose, flow, input, secret, about) => {
    const { deps, sent } = lend(doneWork);
    await runActor(flow(deps), 'doWork', input);
    expect(sent.map(({ body }) => body)).toEqual([{ purpose, about }, solution]);
    expect(deps.vault.peek(secret)).toBe('receipt');
  });
});

describe('portal', () => {
  test('a language is applied, then stored [s4.language.stored s3.storage.language]', async () => {
    const { deps, sent } = lend({ '/wps/system/language': {} });
    const flow = childOf(portalFlow(deps, createContents(deps)), 'language');
    await runActor(flow, 'changeLanguage', { language: 'en' });
    expect(deps.speak).toHaveBeenCalledWith('en', expect.any(AbortSignal));
    expect({ ...localStorage }).toEqual({ hisLang: 'en', lang: 'en' });
    expect(document.cookie).toContain('lang=en');
    await runActor(flow, 'saveLanguage', { language: 'en' });
    expect(sent).toMatchObject([{ method: 'PUT', body: { language: 'en' } }]);
  });

  test('the list is cached for the forms [s2.start.country-codes]', async () => {
    const list = [{ countryCode: 'BD', countryDialingCode: '880' }];
    const { deps } = lend({ '/wps/system/countries': { value: { list } } });
    await runActor(childOf(portalFlow(deps, createContents(deps)), 'countryList'), 'loadCountries');
    expect(deps.countries.list()).toEqual(list);
  });
});

describe('chunks', () => {
  test('a chunk that takes longer than 120 s is an error [s8.chunk.load-error s9.const.chunk-timeout]', async () => {
    vi.useFakeTimers();
    const late = expect(inTime(new Promise(() => {}), SETTINGS.chunkTimeout)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(120_000);
    await late;
    vi.useRealTimers();
    await expect(inTime(Promise.resolve(1), 10)).resolves.toBe(1);
  });
});
