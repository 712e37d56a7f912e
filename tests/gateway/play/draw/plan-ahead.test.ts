import { afterAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { SCHEDULES } from '../../../../src/gateway/play/draw/schedules';
import { LOTTERIES } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';

const gateway = await startModules();
afterAll(() => gateway.close());

let acts = 0;
const plan = (...args: string[]) => {
  acts += 1;
  const request = { command: 'draws', args: ['plan', ...args], reason: 'a test', key: `${acts}` };
  return perform(gateway.ctx, { name: 'somebody', role: 'admin' }, request);
};
type PlannedIssue = { number: string; state: string; closesAt: string };
const asIssues = (value: unknown): PlannedIssue[] => (Array.isArray(value) ? value : expect.fail('no list of issues'));

test('as many issues as requested take bets, also between close and draw', async () => {
  const { closes } = SCHEDULES.PK10;
  const left = 60_000 - ((await gateway.ctx.now()).getTime() % 60_000);
  await gateway.later(left + 60_000 - closes / 2);
  expect(asIssues(await plan('PK10', '3'))).toHaveLength(3);
});

test('`draws plan` makes the next issues of a lottery once, by its schedule, next to close first', async () => {
  await gateway.later(61_000 - ((await gateway.ctx.now()).getTime() % 60_000));
  const made = asIssues(await plan('SSC', '3'));
  expect(made).toHaveLength(3);
  const closes = made.map(({ closesAt }) => Date.parse(closesAt));
  expect(closes.map((at) => at - (closes[0] ?? 0))).toEqual([0, 60_000, 120_000]);
  expect(closes[0]).toBeGreaterThan((await gateway.ctx.now()).getTime());
  expect(asIssues(await plan('SSC', '3')).map(({ number }) => number)).toEqual(made.map(({ number }) => number));
  const { issues } = await gateway.client.lotteryRules({ lottery: 'SSC', issues: 10 });
  expect(issues.map(({ issue }) => issue)).toEqual(made.map(({ number }) => number));
  expect((await gateway.client.lotteryRules({ lottery: '11X5', issues: 10 })).issues).toEqual([]);
});

test('issues planned with an earlier price list use it; existing and later ones keep theirs', async () => {
  const now = LOTTERIES.SEA4D.priceVersion;
  const [old = ''] = LOTTERIES.SEA4D.prices.map(({ version }) => version);
  expect(old).not.toBe(now);
  const [first] = asIssues(await plan('SEA4D', '1', old));
  expect((await gateway.client.lotteryRules({ lottery: 'SEA4D' })).priceVersion).toBe(old);
  const [, second] = asIssues(await plan('SEA4D', '2'));
  await gateway.later(Date.parse(first?.closesAt ?? '') - (await gateway.ctx.now()).getTime() + 1_000);
  const after = await gateway.client.lotteryRules({ lottery: 'SEA4D' });
  expect([after.priceVersion, after.issues[0]?.issue]).toEqual([now, second?.number]);
  await plan('SEA4D', '1', old);
  expect((await gateway.client.lotteryRules({ lottery: 'SEA4D' })).priceVersion).toBe(now);
});

test.each(['XXX 3', 'SSC 0', 'SSC 100', 'SSC', 'SSC 3 none', 'SSC 3 2025-2', 'SEA4D 3 2025-2 more'])(
  'rejects %s',
  async (typed) => {
    await expect(plan(...typed.split(' '))).rejects.toMatchObject({ code: 'ops.invalid', status: 422 });
  },
);
