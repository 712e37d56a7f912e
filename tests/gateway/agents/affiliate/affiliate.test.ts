import { afterAll, expect, test } from 'vitest';
import { purgeApplications } from '../../../../src/gateway/agents/affiliate/service';
import { affiliateApplications } from '../../../../src/gateway/agents/affiliate/tables';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { affiliateOf } from '../../../../src/gateway/identity/registration/affiliates';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { lifecycles } from '../../../../src/gateway/platform/lifecycle/tables';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const applicationInput = {
  channel: 'website',
  place: 'cards.example.test',
  plan: 'I write about games of cards each week.',
} as const;
const does = (role: 'admin' | 'support', args: string[], reason = 'a reason') =>
  perform(gateway.ctx, { name: role, role }, { command: 'applications', args, reason });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );

test('an approved applicant becomes an agent with a code [s2.other.affiliate-application own.affiliate.states]', async () => {
  const player = await newcomer(gateway);
  expect(await player.client.affiliateStanding()).toEqual({ isAgent: false, code: null, application: null });
  const { number } = await player.client.applyAsAffiliate(applicationInput);
  expect(number).toMatch(/^A\d{8}$/);
  expect(await codeOf(player.client.applyAsAffiliate(applicationInput))).toBe('409 application.open');
  expect(await does('support', ['list'])).toMatchObject([
    { number, user: player.userName, state: 'received', ...applicationInput },
  ]);
  await does('support', ['review', number]);
  expect((await player.client.affiliateStanding()).application).toMatchObject({
    number,
    state: 'inReview',
    reason: null,
  });
  expect(await codeOf(does('support', ['approve', number]))).toMatch(/^403 /);
  await does('admin', ['approve', number]);
  const { isAgent, code, application } = await player.client.affiliateStanding();
  expect([isAgent, application?.state]).toEqual([true, 'approved']);
  expect(code).toMatch(/^[B-Z]{8}$/);
  expect(await affiliateOf(gateway.ctx.db, { code: code ?? '', domain: '' })).toMatchObject({
    uplineId: player.id,
    type: 0,
  });
  expect((await player.client.memberInfo()).type).toBe(1);
  expect(await does('support', ['list'])).toEqual([]);
  const { list } = await player.client.messages({});
  expect(list.map(({ title }) => title)).toEqual([
    'You are in the agent programme',
    `Your application ${number} is in review`,
    `Your application ${number} has arrived`,
  ]);
  expect(list[0]?.lines.join()).toContain(`invitation code is ${code}`);
  expect(await codeOf(player.client.applyAsAffiliate(applicationInput))).toBe('409 application.agent');
  for (const act of ['review', 'approve', 'reject'])
    expect(await codeOf(does('admin', [act, number]))).toBe('409 application.notPermitted');
});

test('a rejected applicant sees the reason and may apply again [own.affiliate.states]', async () => {
  const player = await newcomer(gateway);
  const { number } = await player.client.applyAsAffiliate(applicationInput);
  await does('support', ['reject', number], 'The page is not there.');
  expect(await player.client.affiliateStanding()).toMatchObject({
    isAgent: false,
    code: null,
    application: { number, state: 'rejected', reason: 'The page is not there.' },
  });
  expect((await player.client.messages({})).list[0]?.lines.join()).toContain('The page is not there.');
  const again = await player.client.applyAsAffiliate(applicationInput);
  expect(again.number).not.toBe(number);
  expect((await player.client.affiliateStanding()).application).toMatchObject({
    number: again.number,
    state: 'received',
  });
});

test('stores one of concurrent applications; a blocked applicant cannot be approved [own.affiliate.states]', async () => {
  const player = await newcomer(gateway);
  const both = await Promise.all([1, 2].map(() => codeOf(player.client.applyAsAffiliate(applicationInput))));
  expect(both.sort()).toEqual(['409 application.open', 'done']);
  const number = (await player.client.affiliateStanding()).application?.number ?? '';
  await gateway.ctx.db.execute(`update accounts set blocked = true where id = '${player.id}'`);
  expect(await codeOf(does('admin', ['approve', number]))).toBe('409 application.accountClosed');
  expect((await accountByName(gateway.ctx.db, player.userName))?.type).toBe(0);
  await does('support', ['reject', number]);
});

test('validates fields and rejects visitors, trials and unknown numbers [asvs 2.2.1 2.2.2 8.2.1]', async () => {
  const player = await newcomer(gateway);
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const raw = async (body: unknown) => {
    const { statusCode, body: answer } = await gateway.server.inject({
      method: 'POST',
      url: '/wps/agent/application',
      headers,
      payload: JSON.stringify(body),
    });
    return `${statusCode} ${JSON.parse(answer).code}`;
  };
  for (const wrong of [
    { channel: 'everything' },
    { place: 'x' },
    { place: 'x'.repeat(201) },
    { plan: 'too short' },
    { plan: 'x'.repeat(501) },
  ])
    expect(await raw({ ...applicationInput, ...wrong })).toBe('422 request.invalid');
  expect(await codeOf(gateway.as(null).applyAsAffiliate(applicationInput))).toBe('401 session.required');
  const { token: trial } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  expect(await codeOf(gateway.as(trial).applyAsAffiliate(applicationInput))).toBe('403 security.trial');
  expect(await codeOf(does('admin', ['approve', 'A99999999']))).toBe('404 application.unknown');
  expect(await codeOf(does('admin', ['approve', 'everything']))).toBe('422 ops.invalid');
});

test('purges applications decided a year ago with their state, keeps open ones', async () => {
  const player = await newcomer(gateway);
  await player.client.applyAsAffiliate(applicationInput);
  await gateway.later(366 * 86_400_000);
  await purgeApplications(gateway.ctx);
  const left = await gateway.ctx.db.select().from(affiliateApplications);
  expect(left.map(({ decidedAt }) => decidedAt)).not.toHaveLength(0);
  expect(left.every(({ decidedAt }) => decidedAt === null)).toBe(true);
  const lives = (await gateway.ctx.db.select().from(lifecycles)).filter(({ name }) => name === 'application');
  expect(lives.map(({ id }) => id).sort()).toEqual(left.map(({ id }) => id).sort());
});
