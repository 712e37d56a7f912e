import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uplineAt } from '../../../../src/gateway/identity/account/tree';
import { giveAffiliateCode } from '../../../../src/gateway/identity/registration/affiliates';
import { affiliateCodes } from '../../../../src/gateway/identity/registration/tables';
import { friendCodeOf } from '../../../../src/gateway/rewards/referral/codes';
import { type Modules, startModules } from '../../harness/modules';
import { accountOf, newcomer, withModules, wrongFields } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => withModules(gateway, {}));
afterAll(() => gateway.close());

const valid = async (code?: string, domain?: string) =>
  (await gateway.client.affiliate({ ...(code && { code }), ...(domain && { domain }) })).valid;

test('accepts an agent’s code in any case and rejects unknown codes [s7.call.agent-affiliate]', async () => {
  expect([await valid('MAIDAN1'), await valid(' maidan1 '), await valid('MAIDAN2'), await valid()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a valid code returns the inviter’s first and last letter, others nothing [own.registration.invited]', async () => {
  expect(await gateway.client.affiliate({ code: 'MAIDAN1' })).toEqual({ valid: true, inviter: 'a•••••t' });
  expect(await gateway.client.affiliate({ code: 'NOBODY1' })).toEqual({ valid: false });
  expect(await gateway.client.affiliate({})).toEqual({ valid: false });
});

test('a friend’s code returns the same letters, never the whole name [own.registration.invited]', async () => {
  const player = await accountOf(gateway, 'player');
  const code = await friendCodeOf(gateway.ctx.db, player?.id ?? '', await gateway.ctx.now());
  const inviterInfo = await gateway.client.affiliate({ code });
  expect(inviterInfo).toEqual({ valid: true, inviter: 'p•••••r' });
  expect(JSON.stringify(inviterInfo)).not.toContain('player');
});

test('a closed code or one of another domain returns nothing [own.registration.invited]', async () => {
  await gateway.ctx.db.update(affiliateCodes).set({ closedAt: await gateway.ctx.now() });
  expect(await gateway.client.affiliate({ code: 'MAIDAN1' })).toEqual({ valid: false });
  await gateway.ctx.db.update(affiliateCodes).set({ closedAt: null, domain: 'agent.example.test' });
  expect(await gateway.client.affiliate({ code: 'MAIDAN1' })).toEqual({ valid: false });
  expect(await gateway.client.affiliate({ code: 'MAIDAN1', domain: 'agent.example.test' })).toMatchObject({
    inviter: 'a•••••t',
  });
});

test('a code with a domain is valid only there', async () => {
  const agent = await accountOf(gateway, 'agent');
  await giveAffiliateCode(gateway.ctx, agent?.id ?? '', 'only1');
  await gateway.ctx.db.update(affiliateCodes).set({ domain: 'agent.example.test' });
  expect([await valid('ONLY1'), await valid('ONLY1', 'agent.example.test')]).toEqual([false, true]);
});

test('registering with a code assigns its agent as upline [s4.registration.affiliate-check]', async () => {
  const { token } = await gateway.client.register(newcomer({ affiliateCode: 'maidan1' }));
  const id = (await accountOf(gateway, 'rupa_77'))?.id ?? '';
  expect(await uplineAt(gateway.ctx.db, id, await gateway.ctx.now())).toBe((await accountOf(gateway, 'agent'))?.id);
  expect((await gateway.as(token).memberInfo()).toUpline).toBe(true);
});

test('rejects an unknown code at its field [s8.registration.affiliate-code s5.message.invitation-code]', async () => {
  expect(await wrongFields(gateway.client.register(newcomer({ affiliateCode: 'NOBODY1' })))).toEqual({
    affiliateCode: 'invitationCode',
  });
});

test('trying codes is rate-limited [asvs 2.4.1]', async () => {
  gateway.ctx.config.limitFactor = 1;
  try {
    const tries = [];
    for (let i = 0; i < 70; i++) tries.push(await valid(`TRY${i}`).catch(({ code }) => code));
    expect([tries[0], tries.at(-1)]).toEqual([false, 'limit.reached']);
  } finally {
    gateway.ctx.config.limitFactor = 1000;
  }
});
