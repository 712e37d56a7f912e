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

test('s7.call.agent-affiliate: the demo’s agent has a code, in capitals or not; others are not valid', async () => {
  expect([await valid('MAIDAN1'), await valid(' maidan1 '), await valid('MAIDAN2'), await valid()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('own.registration.invited: of a valid code it says whose it is, by the first and the last letter; of another nothing', async () => {
  expect(await gateway.client.affiliate({ code: 'MAIDAN1' })).toEqual({ valid: true, inviter: 'a•••••t' });
  expect(await gateway.client.affiliate({ code: 'NOBODY1' })).toEqual({ valid: false });
  expect(await gateway.client.affiliate({})).toEqual({ valid: false });
});

test('own.registration.invited: a friend’s code says so, too; the whole name is in no part of the answer', async () => {
  const player = await accountOf(gateway, 'player');
  const code = await friendCodeOf(gateway.ctx.db, player?.id ?? '', await gateway.ctx.now());
  const told = await gateway.client.affiliate({ code });
  expect(told).toEqual({ valid: true, inviter: 'p•••••r' });
  expect(JSON.stringify(told)).not.toContain('player');
});

test('own.registration.invited: of a code that was closed, or counts elsewhere, nothing is said', async () => {
  await gateway.ctx.db.update(affiliateCodes).set({ closedAt: await gateway.ctx.now() });
  expect(await gateway.client.affiliate({ code: 'MAIDAN1' })).toEqual({ valid: false });
  await gateway.ctx.db.update(affiliateCodes).set({ closedAt: null, domain: 'agent.example.test' });
  expect(await gateway.client.affiliate({ code: 'MAIDAN1' })).toEqual({ valid: false });
  expect(await gateway.client.affiliate({ code: 'MAIDAN1', domain: 'agent.example.test' })).toMatchObject({
    inviter: 'a•••••t',
  });
});

test('a code with a domain counts there only', async () => {
  const agent = await accountOf(gateway, 'agent');
  await giveAffiliateCode(gateway.ctx, agent?.id ?? '', 'only1');
  await gateway.ctx.db.update(affiliateCodes).set({ domain: 'agent.example.test' });
  expect([await valid('ONLY1'), await valid('ONLY1', 'agent.example.test')]).toEqual([false, true]);
});

test('s4.registration.affiliate-check: who names a code comes under its agent', async () => {
  const { token } = await gateway.client.register(newcomer({ affiliateCode: 'maidan1' }));
  const id = (await accountOf(gateway, 'rupa_77'))?.id ?? '';
  expect(await uplineAt(gateway.ctx.db, id, await gateway.ctx.now())).toBe((await accountOf(gateway, 'agent'))?.id);
  expect((await gateway.as(token).memberInfo()).toUpline).toBe(true);
});

test('s8.registration.affiliate-code s5.message.invitation-code: an unknown code is refused beside its field, whatever the check said', async () => {
  expect(await wrongFields(gateway.client.register(newcomer({ affiliateCode: 'NOBODY1' })))).toEqual({
    affiliateCode: 'invitationCode',
  });
});

test('asvs 2.4.1: codes cannot be tried one after the other', async () => {
  gateway.ctx.config.limitFactor = 1;
  try {
    const tries = [];
    for (let i = 0; i < 70; i++) tries.push(await valid(`TRY${i}`).catch(({ code }) => code));
    expect([tries[0], tries.at(-1)]).toEqual([false, 'limit.reached']);
  } finally {
    gateway.ctx.config.limitFactor = 1000;
  }
});
