import type { LotteryCode } from '../../../../src/lottery';
import { LOTTERIES } from '../../../../src/lottery';
import { type AnyClient, clientOf, eventually, key, later, operate, type Use } from './use';

/** A line of each lottery played. */
const LINES = {
  SSC: {
    play: 'direct-2-last',
    selection: '1|2',
    unit: 'jiao',
    multiple: 1,
    group: LOTTERIES.SSC.prices[0]?.groups.most ?? 0,
  },
  LF3D: {
    play: 'direct-3',
    selection: '1|2|3',
    unit: 'jiao',
    multiple: 1,
    group: LOTTERIES.LF3D.prices[0]?.groups.most ?? 0,
  },
} as const;
type Played = keyof typeof LINES;
const STAKE = '0.20';

const agreed = (lottery: Played) => {
  const { rulesVersion, priceVersion } = LOTTERIES[lottery];
  return { lottery, rulesVersion, priceVersion, lines: [LINES[lottery]] };
};

/** Plans issues; returns the numbers of those that accept bets. */
export async function issuesOf(use: Use, client: AnyClient, lottery: Played, count: number): Promise<string[]> {
  await operate(use, 'draws', ['plan', lottery satisfies LotteryCode, `${count}`]);
  const { issues } = await client.lotteryRules({ lottery, issues: count });
  return issues.map(({ issue }) => issue);
}

export const placesOrder = (client: AnyClient, lottery: Played, issue: string) =>
  client.placeLotteryOrder({ ...agreed(lottery), issue, stake: STAKE }, key());

export const placesChase = (client: AnyClient, lottery: Played, issues: string[]) =>
  client.placeLotteryChase(
    {
      ...agreed(lottery),
      issues: issues.map((issue) => ({ issue, multiple: 1 })),
      stake: `${(Number(STAKE) * issues.length).toFixed(2)}`,
      stopAfterWin: true,
    },
    key(),
  );

/** Orders of a daily lottery: some drawn, one voided by an operator. */
export async function haveOrders(use: Use): Promise<void> {
  const player = await clientOf(use, 'player');
  const issues = await issuesOf(use, player, 'LF3D', 4);
  for (const issue of issues) await placesOrder(player, 'LF3D', issue);
  await operate(use, 'draws', ['void', 'LF3D', issues.at(-1) ?? '']);
}

const MINUTE = 60_000;

/**
 * Orders of a lottery drawn every minute: cancelled, chased, released and drawn. Planning catches up on missed draws,
 * so no later step may plan this lottery after a day has passed.
 */
export async function haveFastOrders(use: Use): Promise<void> {
  const player = await clientOf(use, 'player');
  const [, ...issues] = await issuesOf(use, player, 'SSC', 5);
  const { orders } = await placesOrder(player, 'SSC', issues[0] ?? '');
  await player.cancelLotteryOrder({ id: orders[0]?.id ?? '' }, key());
  await placesOrder(player, 'SSC', issues[0] ?? '');
  await placesChase(player, 'SSC', issues);
  const { id } = await placesChase(player, 'SSC', issues.slice(1));
  await player.endLotteryChases({ id }, key());
  await later(use, 6 * MINUTE);
  const open = `select from lottery_issues where lottery = 'SSC' and state <> 'settled'`;
  await eventually(async () => (await use.pool.query(open)).rowCount === 0 || undefined);
}

/** A corrected official result. */
export async function correctsResult(use: Use): Promise<void> {
  const settled = `select number, result from lottery_issues where lottery = 'LF3D' and state = 'settled' order by seq limit 1`;
  const drawn = await eventually(
    async () => (await use.pool.query<{ number: string; result: number[] }>(settled)).rows[0],
  );
  const [first = 0, ...rest] = drawn.result;
  await operate(use, 'draws', ['correct', 'LF3D', drawn.number, [(first + 1) % 10, ...rest].join(',')]);
}
