import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { closeIssue, settleIssue, settlePage } from '../../../../src/gateway/play/lottery/settle';
import { LOTTERIES, priceLine, settleLine } from '../../../../src/lottery';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { decide, issueOf, line, place, WIN } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(async () => {
  expect((await verifyLedger(ctx)).problems).toEqual([]);
  await gateway.close();
});

const INITIAL_BALANCE = 1_000_000n;
const { priceVersion } = LOTTERIES.SSC;
/** Lines of the last two digits: some win, some lose, some cover many numbers. */
const bet = fc.record({
  player: fc.nat(1),
  selection: fc.constantFrom('1|2', '3|4', '1|0,1,2,3,4,5,6,7,8,9', '5,6|7,8'),
  multiple: fc.integer({ min: 1, max: 9 }),
  less: fc.nat(40),
});
type Bet = typeof bet extends fc.Arbitrary<infer B> ? B : never;
const bets = fc.array(bet, { minLength: 1, maxLength: 7 });
const size = fc.integer({ min: 1, max: 4 });

const lineOf = ({ selection, multiple, less }: Bet) => line(selection, { multiple, group: line().group - 2 * less });
const priced = (item: Bet) => {
  const linePrice = priceLine({ ...lineOf(item), lottery: 'SSC' });
  return 'refused' in linePrice ? expect.fail(linePrice.refused) : linePrice.stake;
};
/** Expected change by the rules alone, minor units. */
const change = (item: Bet): bigint => {
  const { prize, rebate } = settleLine({ ...lineOf(item), lottery: 'SSC', priceVersion }, WIN, '2026-11-22');
  return prize + rebate - priced(item);
};

/** Places the bets of two players. */
async function placed(all: readonly Bet[]) {
  const issue = await issueOf(gateway);
  const players = [await newcomer(gateway, INITIAL_BALANCE), await newcomer(gateway, INITIAL_BALANCE)];
  for (const item of all)
    await place(players[item.player]?.client ?? expect.fail(), issue, toWire(priced(item)), [lineOf(item)]);
  const wallets = () => Promise.all(players.map(async ({ client }) => client.merchantWallet()));
  return { issue, wallets };
}
const has = (sum: bigint) => ({ main: toWire(sum), locked: '0.00' });
const runs = (numRuns: number) => ({ numRuns, seed: 20_261_122 });

test('voiding after any number of pages, and after the close, returns every stake [own.draw.void]', {
  tags: ['extended'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(bets, size, fc.nat(6), fc.boolean(), async (all, most, pages, isClosed) => {
      const { issue, wallets } = await placed(all);
      if (isClosed || pages > 0) await decide(gateway, issue, WIN);
      if (isClosed) await closeIssue(ctx, issue.id, most);
      for (let page = 0; page < pages; page++) await settlePage(ctx, issue.id, most);
      await decide(gateway, issue, null);
      await settleIssue(ctx, issue.id, most);
      expect(await wallets()).toMatchObject([has(INITIAL_BALANCE), has(INITIAL_BALANCE)]);
    }),
    runs(12),
  );
});

const settledOnce = async (numRuns: number) => {
  await fc.assert(
    fc.asyncProperty(bets, size, size, fc.nat(4), async (all, left, right, pages) => {
      const { issue, wallets } = await placed(all);
      await decide(gateway, issue, WIN);
      for (let page = 0; page < pages; page++) await settlePage(ctx, issue.id, left);
      await Promise.all([settleIssue(ctx, issue.id, left), settleIssue(ctx, issue.id, right)]);
      await settleIssue(ctx, issue.id, right);
      const of = (player: number) =>
        all.filter((bet) => bet.player === player).reduce((sum, bet) => sum + change(bet), INITIAL_BALANCE);
      expect(await wallets()).toMatchObject([has(of(0)), has(of(1))]);
    }),
    runs(numRuns),
  );
};
const SETTLED = 'concurrent settlements in pages of any size follow the rules once [own.draw.settled]';
test(SETTLED, () => settledOnce(4));
test(`${SETTLED}, of more bets`, { tags: ['extended'] }, () => settledOnce(12));
