import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isOn, MODULES, type Module, type ModuleId } from '../../../../src/contract';
import type { ContractKind, ContractTerms } from '../../../../src/contract/agents/agent-contracts';
import { KIND_OF_RATE } from '../../../../src/contract/agents/team';
import type { Config } from '../../../../src/gateway/platform/config';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { RATE_NAMES, ratesOffered } from '../../../../src/portal/features/agents/agent-registration/offered-rates';
import { isOffered, MODULE_OF } from '../../../../src/portal/parts/portal/offered';
import { registrationOrigin } from '../../../../src/portal/parts/portal/registration-origin';
import { agentUnder, agreed, codeOf, daily, operates, tier } from '../../agents/agreements/support';
import { type Modules, startModules } from '../../harness/modules';
import { byNumber, newcomer } from '../../identity/registration/support';

const PASSWORD = 'Shapla#2026';
const mobile = { mobileNum: '01812345678', countryDialingCode: '880' };
const agentOf = async ({ client, as }: Modules) =>
  as((await client.logIn({ username: 'agent', password: PASSWORD })).token);

/** An entry point of the portal: the condition for showing it, and the call behind it. */
type EntryPoint = {
  offers(whiteLabel: Module[]): boolean;
  calls(gateway: Modules): Promise<unknown>;
  module: ModuleId;
};
const destination = (to: keyof typeof MODULE_OF, calls: EntryPoint['calls']): EntryPoint => ({
  offers: (whiteLabel) => isOffered(to, whiteLabel),
  calls,
  module: MODULE_OF[to],
});
const part = (module: ModuleId, calls: EntryPoint['calls'], ...within: ModuleId[]): EntryPoint => ({
  offers: (whiteLabel) => [module, ...within].every((moduleId) => isOn(whiteLabel, moduleId)),
  calls,
  module,
});

const entryPoints: Record<string, EntryPoint> = {
  'registration, by user name': destination('register', ({ client }) => client.register(newcomer())),
  'free demo': destination('freeTrial', ({ client }) => client.freePlay({ os: 'android', platform: 'web' })),
  'agent centre': destination('agentCentre', async (gateway) => (await agentOf(gateway)).teamOverview({ days: 1 })),
  'agent programme': destination('affiliate', async (gateway) =>
    (await agentOf(gateway)).applyAsAffiliate({ channel: 'video', place: 'A channel', plan: 'I show how draws work.' }),
  ),
  cashback: destination('manualRebate', async (gateway) =>
    (await agentOf(gateway)).claimCashback({ amount: '1.00' }, { idempotencyKey: crypto.randomUUID() }),
  ),
  'registration, by mobile number': part(
    MODULES.mobileRegistration,
    ({ client }) => client.registerMobile(byNumber()),
    MODULES.directRegistration,
  ),
  'registration code': part(MODULES.smsVerification, ({ client }) =>
    client.sendRegistrationCode({ mobileNo: mobile.mobileNum, countryDialingCode: '880' }),
  ),
  'login code': part(MODULES.mobileCodeLogin, ({ client }) => client.sendLoginCode(mobile)),
  'recovery code': part(MODULES.mobilePassword, ({ client }) => client.sendPasswordCode(mobile)),
  'login by Google': part(MODULES.google, ({ client }) => client.socialBegin({ provider: 'google', purpose: 'login' })),
  'login by Facebook': part(MODULES.facebook, ({ client }) =>
    client.socialBegin({ provider: 'facebook', purpose: 'login' }),
  ),
};

/** Codes with which the gateway rejects disabled features. */
const CLOSED: readonly string[] = [
  'registration.closed',
  'registration.mobileClosed',
  'trial.closed',
  'team.closed',
  'application.closed',
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

/** Terms of each kind, with every rate that a link can name. */
const TERMS: Record<ContractKind, ContractTerms> = {
  dividend: { kind: 'dividend', period: 'H', tiers: [tier(500)] },
  daily: daily(500),
  hourly: { kind: 'hourly', tiers: [tier(500)] },
  realtime: { kind: 'realtime', winRate: 40, lossRate: 60, singleBet: '100.00' },
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
    '$name with its module on: $on; the portal offers exactly what the gateway accepts [s2.header.register-link s2.header.free-demo-link s2.login.free-trial-button own.registration.invited-only]',
    { tags: ['extended'] },
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

  const rates = RATE_NAMES.flatMap((name) =>
    (['none', 'held', 'off'] as const).map((contract) => ({ name, contract })),
  );
  test.each(rates)(
    'rate $name with contract $contract: portal and gateway agree [own.team.registration s6.flag.agent-salary-pages]',
    { tags: ['extended'] },
    async ({ name, contract }) => {
      const agent = await agentUnder(gateway);
      const kind = KIND_OF_RATE[name];
      if (contract !== 'none') await agreed(gateway, null, agent, TERMS[kind]);
      if (contract === 'off') await operates(gateway, 'team', 'page', agent.userName, kind, 'off');
      const isOffered = ratesOffered(await agent.client.consolidatedFunds()).includes(name);
      const answer = await codeOf(agent.client.makeTeamLink({ kind: 'agent', rates: { [name]: 10 } }));
      expect([isOffered, answer]).toEqual([
        contract === 'held',
        { none: '409 contract.above', held: 'done', off: '409 contract.off' }[contract],
      ]);
    },
  );

  test.each([
    { name: 'win', terms: { winRate: 0, lossRate: 60 } },
    { name: 'loss', terms: { winRate: 40, lossRate: 0 } },
  ] as const)(
    'rate $name of zero in the real-time contract: the gateway rejects every value [own.team.registration]',
    { tags: ['extended'] },
    async ({ name, terms }) => {
      const agent = await agentUnder(gateway);
      await agreed(gateway, null, agent, { kind: 'realtime', singleBet: '100.00', ...terms });
      expect(ratesOffered(await agent.client.consolidatedFunds())).toContain(name);
      const answer = await codeOf(agent.client.makeTeamLink({ kind: 'agent', rates: { [name]: 1 } }));
      expect(answer).toBe('409 contract.above');
    },
  );

  test.each([true, false])(
    'a contract offer with the downline’s page on: %s; portal and gateway agree [own.contract.held s6.flag.agent-salary-pages]',
    { tags: ['extended'] },
    async (on) => {
      const upline = await agentUnder(gateway);
      const { userName } = await agentUnder(gateway, upline);
      await agreed(gateway, null, upline, daily(500));
      if (!on) await operates(gateway, 'team', 'page', userName, 'daily', 'off');
      const { contractsOff } = await upline.client.teamMember({ userName });
      const answer = await codeOf(upline.client.offerContract({ downline: userName, terms: daily(100) }));
      expect([contractsOff, answer]).toEqual(on ? [[], 'done'] : [['daily'], '409 contract.off']);
    },
  );

  test('an invitation leads to a site open for registration, or is absent [own.invitation.site]', {
    tags: ['extended'],
  }, async () => {
    const leadsTo = async (memberOrigin: string | null) => {
      gateway.ctx.config.memberOrigin = memberOrigin;
      return registrationOrigin((await gateway.client.systemStatus({})).info, 'https://here.example');
    };
    expect([await leadsTo('https://play.example'), await leadsTo(null)]).toEqual([
      'https://play.example',
      site === 'member' ? 'https://here.example' : null,
    ]);
    const { code } = await (await agentOf(gateway)).makeTeamLink({ kind: 'member' });
    const invited = newcomer({ username: 'invited_77', affiliateCode: code });
    const answer = await codeOf(gateway.client.register(invited));
    expect(answer).toBe(site === 'member' ? 'done' : '403 registration.closed');
  });

  test('without registration, visitors see no bonus and codes are invalid [s1.claim.marketing]', {
    tags: ['extended'],
  }, async () => {
    const { bonuses = [] } = await gateway.client.registerRules();
    const { info } = await gateway.client.systemStatus({});
    expect(info.newcomerBonus !== null).toBe(site === 'member');
    const { valid } = await gateway.client.affiliate({ code: 'MAIDAN1' });
    expect([bonuses.length > 0, valid]).toEqual([site === 'member', site === 'member']);
  });
});
