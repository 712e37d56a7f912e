import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isOn, MODULES, type Module, type ModuleId } from '../../../src/contract';
import type { Config } from '../../../src/gateway/config';
import { setModule } from '../../../src/gateway/system/service';
import { isOffered, MODULE_OF } from '../../../src/portal/parts/portal/offered';
import { byNumber, newcomer } from '../registration/support';
import { type Modules, startModules } from '../support/modules';

const PASSWORD = 'Shapla#2026';
const mobile = { mobileNum: '01812345678', countryDialingCode: '880' };
const agentOf = async ({ client, as }: Modules) => as((await client.logIn({ username: 'agent', password: PASSWORD })).token);

/** An entry point of the portal: its condition for offering it, and a call of the gateway behind it. */
type EntryPoint = { offers(whiteLabel: Module[]): boolean; calls(gateway: Modules): Promise<unknown>; module: ModuleId };
const destination = (to: keyof typeof MODULE_OF, calls: EntryPoint['calls']): EntryPoint => ({
  offers: (whiteLabel) => isOffered(to, whiteLabel),
  calls,
  module: MODULE_OF[to],
});
const part = (module: ModuleId, calls: EntryPoint['calls'], ...within: ModuleId[]): EntryPoint => ({
  offers: (whiteLabel) => [module, ...within].every((one) => isOn(whiteLabel, one)),
  calls,
  module,
});

const entryPoints: Record<string, EntryPoint> = {
  'registration, by user name': destination('register', ({ client }) => client.register(newcomer())),
  'free demo': destination('freeTrial', ({ client }) => client.freePlay({ os: 'android', platform: 'web' })),
  'agent centre': destination('agentCentre', async (gateway) => (await agentOf(gateway)).teamOverview({ days: 1 })),
  cashback: destination('manualRebate', async (gateway) =>
    (await agentOf(gateway)).claimCashback({ amount: '1.00' }, { idempotencyKey: crypto.randomUUID() }),
  ),
  'registration, by mobile number': part(
    MODULES.mobileRegistration,
    ({ client }) => client.registerMobile(byNumber()),
    MODULES.directRegistration,
  ),
  'code of a registration': part(MODULES.smsVerification, ({ client }) =>
    client.sendRegistrationCode({ mobileNo: mobile.mobileNum, countryDialingCode: '880' }),
  ),
  'code of a login': part(MODULES.mobileCodeLogin, ({ client }) => client.sendLoginCode(mobile)),
  'code of a recovery': part(MODULES.mobilePassword, ({ client }) => client.sendPasswordCode(mobile)),
  'login by Google': part(MODULES.google, ({ client }) => client.socialBegin({ provider: 'google', purpose: 'login' })),
  'login by Facebook': part(MODULES.facebook, ({ client }) => client.socialBegin({ provider: 'facebook', purpose: 'login' })),
};

/** Codes by which the gateway rejects what is switched off. */
const CLOSED: readonly string[] = [
  'registration.closed',
  'registration.mobileClosed',
  'trial.closed',
  'team.closed',
  'cashback.off',
  'sms.notEnabled',
  'social.closed',
];
const answers = async (calling: Promise<unknown>) => {
  const code: unknown = await calling.then(
    () => '',
    (failure) => failure.code,
  );
  return !CLOSED.includes(String(code));
};

const sites: Config['site'][] = ['member', 'agent'];
describe.each(sites)('on the site for %ss', (site) => {
  let gateway: Modules;
  beforeAll(async () => {
    gateway = await startModules({ site });
    for (const modId of ['SLIDEVERIF', 'REGCAPTCHA', 'SMSVERIF']) await setModule(gateway.ctx, modId, false);
  });
  afterAll(() => gateway.close());

  const rows = Object.keys(entryPoints).flatMap((name) => [true, false].map((on) => ({ name, on })));
  test.each(rows)(
    '$name with its module on: $on; the portal offers what the gateway answers, and nothing else [s2.header.register-link s2.header.free-demo-link s2.login.free-trial-button own.registration.invited-only]',
    async ({ name, on }) => {
      const entry = entryPoints[name];
      if (!entry) throw new Error(`no entry point ${name}`);
      const wasOn = isOn((await gateway.client.whitelabel()).whiteLabel, entry.module);
      onTestFinished(() => setModule(gateway.ctx, entry.module, wasOn));
      await setModule(gateway.ctx, entry.module, on);
      const { whiteLabel } = await gateway.client.whitelabel();
      const { info } = await gateway.client.systemStatus({});
      expect(info.whiteLabel).toEqual(whiteLabel);
      expect(await answers(entry.calls(gateway))).toBe(entry.offers(whiteLabel));
      if (!on) expect(entry.offers(whiteLabel)).toBe(false);
    },
  );

  test('a newcomer learns of no bonus, and no code invites, where nobody can register [s1.claim.marketing]', async () => {
    const { bonuses = [] } = await gateway.client.registerRules();
    const { info } = await gateway.client.systemStatus({});
    expect(info.newcomerBonus !== null).toBe(site === 'member');
    const { valid } = await gateway.client.affiliate({ code: 'MAIDAN1' });
    expect([bonuses.length > 0, valid]).toEqual([site === 'member', site === 'member']);
  });
});
