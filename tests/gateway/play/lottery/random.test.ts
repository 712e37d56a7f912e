/** @module-tag extended */

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { settleIssue, settlePage } from '../../../../src/gateway/play/lottery/settle';
import { startModules } from '../../harness/modules';
import { key, newcomer } from '../../money/wallet/support';
import { chased, close, decide, type Issue, issueOf, LOSS, line, place, WIN } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(() => gateway.close());

const PLAYERS = 3;
const ISSUES = 3;
const STAKE = 20;
const PRIZE = 1_960;
const lines = { win: line('1|2'), lose: line('3|4') };
type Kind = keyof typeof lines;
type Bet = { player: number; issue: number; kind: Kind; chase: number | null; state: 'held' | 'in' | 'back' };

const player = fc.nat(PLAYERS - 1);
const nth = fc.nat(ISSUES - 1);
const kind = fc.constantFrom<Kind>('win', 'lose');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('place' as const), player, issue: nth, kind }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('chase' as const), player, kind }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), player, pick: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('close' as const), issue: nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      issue: nth,
      result: fc.constantFrom('win', 'lose', 'void'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('page' as const), issue: nth, size: fc.integer({ min: 1, max: 3 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Expected state by the rules, not by the tables: balances after each issue is settled by its latest decision. */
class Model {
  bets: Bet[] = [];
  open = new Set(Array.from({ length: ISSUES }, (_, i) => i));
  result: (Kind | 'void' | null)[] = Array.from({ length: ISSUES }, () => null);
  chases = 0;
  stopped = new Set<number>();

  held = (playerIndex: number) => STAKE * this.of(playerIndex).filter(({ state }) => state === 'held').length;
  of = (playerIndex: number) => this.bets.filter((bet) => bet.player === playerIndex);
  /** After a settlement, the issue's holds are collected, and a chase that has won releases its open issues. */
  settle(issue: number) {
    const result = this.result[issue];
    for (const bet of this.bets.filter((candidate) => candidate.issue === issue && candidate.state !== 'back'))
      bet.state = result === 'void' ? 'back' : 'in';
    const winners = this.bets.filter(
      (bet) => bet.issue === issue && bet.state === 'in' && bet.kind === result && bet.chase !== null,
    );
    for (const bet of this.bets)
      if (bet.state === 'held' && this.open.has(bet.issue) && winners.some(({ chase }) => chase === bet.chase))
        bet.state = 'back';
  }
  main = (playerIndex: number) =>
    this.of(playerIndex).reduce((sum, bet) => {
      const won = bet.state === 'in' && this.result[bet.issue] === bet.kind ? PRIZE : 0;
      return sum + won - (bet.state === 'back' ? 0 : STAKE);
    }, 100_000);
}

const results = { win: WIN, lose: LOSS, void: null } as const;
/** Results by which each kind of line wins. */
const drawn = { win: 'win', lose: 'lose', void: 'void' } as const;

test('any order of orders, chases, cancellations, closes, results and corrections follows the rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const players = await Promise.all(Array.from({ length: PLAYERS }, () => newcomer(gateway)));
      const issues = await Promise.all(Array.from({ length: ISSUES }, () => issueOf(gateway)));
      const model = new Model();
      for (const item of steps) await perform(model, item, players, issues);
      for (const [nth, issue] of issues.entries()) if (model.result[nth]) await settleIssue(ctx, issue.id, 2);
      for (const [playerIndex, { client, id }] of players.entries()) {
        const wallet = await client.merchantWallet();
        expect([wallet.main, wallet.locked]).toEqual([
          (model.main(playerIndex) / 100).toFixed(2),
          (model.held(playerIndex) / 100).toFixed(2),
        ]);
        const { rows } = await ctx.db.execute<{ fine: boolean }>(sql`
          select count(*) = count(*) filter (where b.id is not null) as fine from lottery_orders o left join bets b on b.bet_id = o.id::text
          where o.account_id = ${id} and o.state not in ('placed', 'closed')`);
        expect(rows).toEqual([{ fine: true }]);
      }
      const { rows } = await ctx.db.execute(sql`
        select e.issue_id from lottery_exposures e where e.issue_id in ${issues.map(({ id }) => id)} and e.most < 0`);
      expect(rows).toEqual([]);
    }),
    { numRuns: 8, seed: 20_261_122 },
  );
  expect((await verifyLedger(ctx)).problems).toEqual([]);
});

type Players = Awaited<ReturnType<typeof newcomer>>[];

async function perform(model: Model, item: Step, players: Players, issues: Issue[]): Promise<void> {
  if (item.does === 'place') return placeOne(model, item, players, issues);
  if (item.does === 'chase') return chaseAll(model, item, players, issues);
  if (item.does === 'cancel') return cancelOne(model, item, players, issues);
  const issue = issues[item.issue];
  if (!issue) return;
  if (item.does === 'close' && model.open.delete(item.issue)) await close(gateway, issue);
  if (item.does === 'page' && model.result[item.issue]) await settlePage(ctx, issue.id, item.size);
  // A void issue stays void.
  if (item.does === 'decide' && model.result[item.issue] !== 'void') {
    model.open.delete(item.issue);
    model.result[item.issue] = drawn[item.result];
    await decide(gateway, issue, results[item.result]);
    await settleIssue(ctx, issue.id, 2);
    model.settle(item.issue);
  }
}

async function placeOne(
  model: Model,
  { player: playerIndex, issue: at, kind }: Extract<Step, { does: 'place' }>,
  players: Players,
  issues: Issue[],
) {
  const player = players[playerIndex];
  const issue = issues[at];
  if (!player || !issue) return;
  const pendingOrder = place(player.client, issue, '0.20', [lines[kind]]);
  if (!model.open.has(at)) return void (await expect(pendingOrder).rejects.toMatchObject({ code: 'lottery.closed' }));
  await pendingOrder;
  model.bets.push({ player: playerIndex, issue: at, kind, chase: null, state: 'held' });
}

async function chaseAll(
  model: Model,
  { player: playerIndex, kind }: Extract<Step, { does: 'chase' }>,
  players: Players,
  issues: Issue[],
) {
  const pendingChase = players[playerIndex]?.client.placeLotteryChase(
    chased(issues, '0.60', true, [], [lines[kind]]),
    key(),
  );
  if (model.open.size < ISSUES)
    return void (await expect(pendingChase).rejects.toMatchObject({ code: 'lottery.closed' }));
  await pendingChase;
  model.chases += 1;
  for (const at of issues.keys())
    model.bets.push({ player: playerIndex, issue: at, kind, chase: model.chases, state: 'held' });
}

async function cancelOne(
  model: Model,
  { player: playerIndex, pick }: Extract<Step, { does: 'cancel' }>,
  players: Players,
  issues: Issue[],
) {
  const client = players[playerIndex]?.client;
  const list = [...((await client?.lotteryOrders({ pageSize: 100 }))?.list ?? [])].reverse();
  const order = list[pick];
  const bet = model.of(playerIndex)[pick];
  if (!client || !order || !bet) return;
  expect(order.issue).toBe(issues[bet.issue]?.number);
  const cancellation = client.cancelLotteryOrder({ id: order.id });
  if (order.state !== 'cancelled' && !(bet.state === 'held' && model.open.has(bet.issue)))
    return void (await expect(cancellation).rejects.toMatchObject({ code: 'lottery.notCancellable' }));
  await cancellation;
  bet.state = 'back';
}
