import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { look } from '../../../../src/gateway/operations/abuse/service';
import { asOwner } from '../../harness/as-owner';
import { DAY, rejection, startForYears } from '../../money/limits/support';
import { operate } from '../../money/wallet/support';
import { abuse, type Bettor, bettor, openCases, opposes } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
afterAll(() => gateway.close());

const held = rejection('withdrawal.caseOpen');
const setSum = (value: string) => asOwner(ctx, 'site', ['set', 'casePayoutDay', value], value);
const caseNumber = async ({ userName }: Bettor) =>
  (await openCases(gateway)).find(({ members }) => members.includes(userName))?.number ?? '';
/** Two accounts with 10,000.00 of own money and without open turnover, the second with a bonus. */
const pair = async () => {
  const winner = await bettor(gateway, { own: 1_000_000n });
  const loser = await bettor(gateway, { own: 1_000_000n, bonus: 10_000n });
  for (const player of [winner, loser]) await player.plays('turnover', '10000.00', '10000.00');
  return [winner, loser] as const;
};

test('payouts up to the sum of a day pass, and those above wait until the case is decided [own.abuse.payout]', async () => {
  const [winner, loser] = await pair();
  await opposes(winner, loser, 5);
  const { id: small } = await winner.withdraw('500.00');
  await operate(gateway, 'approve', small);
  await operate(gateway, 'disburse', small);
  const { id: second } = await loser.withdraw('500.00');
  await expect(operate(gateway, 'approve', second)).rejects.toMatchObject(held);
  await setSum('1000');
  await operate(gateway, 'approve', second);
  await setSum('500');
  await expect(operate(gateway, 'disburse', second)).rejects.toMatchObject(held);
  await gateway.later(DAY + 1_000);
  await operate(gateway, 'disburse', second);
  const { id: large } = await winner.withdraw('600.00');
  await expect(operate(gateway, 'approve', large)).rejects.toMatchObject(held);
  await abuse(gateway, 'close', await caseNumber(winner), 'innocent');
  await operate(gateway, 'approve', large);
});

test('an approved payout waits for its disbursement if a case opens in between, and can be rejected [own.abuse.payout]', async () => {
  const [winner, loser] = await pair();
  const { id } = await winner.withdraw('600.00');
  await operate(gateway, 'approve', id);
  await opposes(winner, loser, 5);
  await expect(operate(gateway, 'disburse', id)).rejects.toMatchObject(held);
  expect(await caseNumber(winner)).toMatch(/^C\d{8}$/);
  await operate(gateway, 'reject', id);
});

test('the player is notified once of a payout that waits, before and after the case opens [own.abuse.payout]', async () => {
  const [winner, loser] = await pair();
  await winner.withdraw('600.00');
  await opposes(winner, loser, 5);
  await look(ctx);
  await loser.withdraw('700.00');
  await loser.withdraw('500.00');
  await look(ctx);
  await gateway.runJobs();
  const { rows } = await ctx.db.execute(sql`select params ->> 'amount' as amount from account_alerts
    where kind = 'withdrawal.checked' and account_id in (${winner.id}, ${loser.id}) order by 1`);
  expect(rows).toEqual([{ amount: '600.00' }, { amount: '700.00' }]);
});

test('a case without payouts above the sum sends no notification [own.abuse.payout]', async () => {
  const [winner, loser] = await pair();
  await winner.withdraw('500.00');
  await opposes(winner, loser, 5);
  await look(ctx);
  await gateway.runJobs();
  const { rows } = await ctx.db.execute(sql`select from account_alerts
    where kind = 'withdrawal.checked' and account_id = ${winner.id}`);
  expect(rows).toEqual([]);
});
