import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { SCHEDULES } from '../../../../src/gateway/play/draw/schedules';
import { dayOf, LOTTERIES, LOTTERY_CODES, priceList, settleLine, UNIT_SIZES } from '../../../../src/lottery';
import type { Bet } from '../../../../src/lottery/position/hits';
import { slowValidBet } from '../../../lottery/harness/positions';
import { FAST } from './week-players';

const MINUTE = 60_000;
const order = v.object({
  id: v.string(),
  slip: v.string(),
  issue: v.string(),
  valid: v.nullable(v.number()),
  account: v.string(),
  lottery: v.picklist(LOTTERY_CODES),
  state: v.string(),
  stake: v.number(),
  returned: v.number(),
  price: v.string(),
  stops: v.boolean(),
  result: v.nullable(v.array(v.number())),
  draws: v.number(),
  closes: v.number(),
  settled: v.nullable(v.number()),
  held: v.number(),
  posted: v.number(),
  voided: v.number(),
  lines: v.array(
    v.object({
      play: v.string(),
      selection: v.string(),
      unit: v.picklist(['yuan', 'jiao', 'fen'] satisfies (keyof typeof UNIT_SIZES)[]),
      multiple: v.number(),
      group: v.number(),
    }),
  ),
});
export type Reckoned = v.InferOutput<typeof order>;

/** All orders with the results of their issues and the ledger entries of their stakes. */
async function ordersOf({ db }: ModuleContext): Promise<Reckoned[]> {
  const { rows } = await db.execute(sql`
    with moved as (
      select coalesce(t.refers_to, t.id) as hold, coalesce(sum(e.amount) filter (where t.mode = 'pending'), 0) as held,
        coalesce(-sum(e.amount) filter (where t.mode = 'post'), 0) as posted, coalesce(-sum(e.amount) filter (where t.mode = 'void'), 0) as voided
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
      where a.purpose = 'locked' group by 1)
    select o.id, o.slip_id as slip, o.issue_id as issue, f.valid_bet::float8 as valid, o.account_id as account, o.lottery, o.state, o.stake::float8, o.returned::float8, s.price_version as price,
      s.stop_after_win as stops, i.result, epoch_ms(i.draws_at)::float8 as draws, epoch_ms(i.closes_at)::float8 as closes,
      epoch_ms(o.settled_at)::float8 as settled, o.lines, coalesce(m.held, 0)::float8 as held, coalesce(m.posted, 0)::float8 as posted, coalesce(m.voided, 0)::float8 as voided
    from lottery_orders o join lottery_slips s on s.id = o.slip_id join lottery_issues i on i.id = o.issue_id
      left join moved m on m.hold = o.transfers[1] left join bet_facts f on f.bet_id = o.id::text
    order by o.number`);
  return v.parse(v.array(order), rows);
}

/** Return of an order by the rules alone. */
function returnOf({ lottery, state, stake, price, result, draws, lines }: Reckoned): number {
  if (state === 'void') return stake;
  if (state !== 'settled' || !result) return 0;
  const day = dayOf(LOTTERIES[lottery], draws);
  const each = lines.map((line) => settleLine({ ...line, lottery, priceVersion: price }, result, day));
  return Number(each.reduce((sum, { prize, rebate }) => sum + prize + rebate, 0n));
}

/** Minutely issues that are missing, duplicate, out of order or misnamed by the schedule. */
export async function gaps({ db }: ModuleContext): Promise<string[]> {
  const found: string[] = [];
  for (const lottery of FAST) {
    const { rows } = await db.execute<{
      number: string;
      seq: number;
      draws: number;
      results: number;
      over: boolean;
      done: boolean;
    }>(sql`
      select number, seq::int, epoch_ms(draws_at)::float8 as draws, draws_at < app_now() - interval '1 minute' as over,
        state in ('settled', 'refunded') and due_at is null as done, (select count(*)::int from lottery_results r where r.issue_id = i.id) as results
      from lottery_issues i where lottery = ${lottery} order by seq`);
    const [first] = rows;
    const schedule = SCHEDULES[lottery];
    for (const [nth, { number, seq, draws, over, done, results }] of rows.entries()) {
      const isInPlace = seq === nth + 1 && draws === (first?.draws ?? 0) + nth * MINUTE;
      const isNamed = schedule.kind === 'minutes' && schedule.number(draws) === number;
      if (!isInPlace || !isNamed || (over && !done) || (done && results !== 1))
        found.push(`${lottery} ${number}: not in its place, not settled once`);
    }
  }
  return found;
}

/** Violated invariants of money; empty if all hold. `initialBalance`: each player's initial balance, minor units. */
export async function wrongs(ctx: ModuleContext, players: readonly string[], initialBalance: bigint) {
  const orders = await ordersOf(ctx);
  const found: string[] = [];
  for (const item of orders) {
    if (item.returned !== returnOf(item))
      found.push(`${item.id}: ${item.returned} came back, by the rules ${returnOf(item)}`);
    if (item.held !== item.stake || item.posted + item.voided !== item.held)
      found.push(`${item.id}: held ${item.held}, posted ${item.posted}, let go ${item.voided}`);
    if (!['settled', 'void', 'cancelled', 'stopped'].includes(item.state)) found.push(`${item.id} is ${item.state}`);
  }
  for (const player of players) {
    const change = orders
      .filter(({ account }) => account === player)
      .reduce(
        (sum, candidate) =>
          sum + returnOf(candidate) - (['cancelled', 'stopped'].includes(candidate.state) ? 0 : candidate.stake),
        0,
      );
    const balance = await balanceOf(ctx.db, player);
    if (balance !== initialBalance + BigInt(change))
      found.push(`${player} has ${balance}, by the rules ${initialBalance + BigInt(change)}`);
  }
  found.push(...chases(orders), ...validBets(orders), ...(await findForbiddenRows(ctx)));
  for (const { problems } of [await verifyLedger(ctx), await verifyRollups(ctx)])
    for (const problem of problems) found.push(JSON.stringify(problem));
  return { found, orders };
}

/** Groups orders by an attribute. */
export function by(what: 'slip' | 'state', orders: readonly Reckoned[]): Map<string, Reckoned[]> {
  const groups = new Map<string, Reckoned[]>();
  for (const item of orders) groups.set(item[what], [...(groups.get(item[what]) ?? []), item]);
  return groups;
}

/** A chase that stops after a win has no orders for issues that closed later, and releases nothing without a win. */
function chases(orders: readonly Reckoned[]): string[] {
  const bySlip = by(
    'slip',
    orders.filter(({ stops }) => stops),
  );
  return [...bySlip].flatMap(([slip, all]) => {
    const won = all.filter((candidate) => candidate.state === 'settled' && candidate.result && hasWon(candidate));
    const first = Math.min(...won.map(({ settled }) => settled ?? Number.POSITIVE_INFINITY));
    const goneOn = all.filter(({ state, closes }) => state === 'settled' && closes > first);
    const stopped = all.filter(({ state }) => state === 'stopped');
    return goneOn.length > 0 || (stopped.length > 0 && won.length === 0)
      ? [`chase ${slip}: ${won.length} won, ${goneOn.length} went on`]
      : [];
  });
}

/** Limits of the positions that are computed from every draw: their number, and the units of one. */
const COMPUTED = 6;
const FEW = 12;

/** Positions whose valid bet is not the definition's, or is not divided over their orders by stake. */
function validBets(orders: readonly Reckoned[]): string[] {
  const positions = new Map<string, Reckoned[]>();
  for (const item of orders.filter(({ state }) => state === 'settled')) {
    const key = `${item.account} ${item.issue}`;
    positions.set(key, [...(positions.get(key) ?? []), item]);
  }
  let computed = 0;
  return [...positions].flatMap(([key, all]) => {
    const [stake, valid] = (['stake', 'valid'] as const).map((part) =>
      all.reduce((sum, candidate) => sum + (candidate[part] ?? -1), 0),
    );
    // The rest after rounding down goes to the last order, and beyond its stake to the one before it.
    const isDivided = all.every((candidate, index) => {
      const part = Math.floor(((valid ?? 0) * candidate.stake) / (stake ?? 0));
      const areLaterFull = all.slice(index + 1).every((later) => later.valid === later.stake);
      return candidate.valid === part || (areLaterFull && (candidate.valid ?? -1) > part);
    });
    const isWithin = all.every((candidate) => {
      const own = candidate.valid ?? -1;
      return own >= 0 && own <= candidate.stake;
    });
    const bets = all.flatMap(betsOf);
    const units = bets.reduce((sum, { play, selection }) => sum + play.units(selection), 0);
    const [first] = all;
    const isComputed = first !== undefined && first.lottery !== 'PK10' && units <= FEW && computed < COMPUTED;
    if (isComputed) computed += 1;
    const right = isComputed ? Number(slowValidBet(LOTTERIES[first.lottery].draw, bets)) : valid;
    return isDivided && isWithin && valid === right ? [] : [`${key}: ${valid} of ${stake} is valid, not ${right}`];
  });
}

const betsOf = ({ lottery, price, lines }: Reckoned): Bet[] =>
  lines.flatMap(({ play: code, selection: written, unit, multiple, group }) => {
    const play = LOTTERIES[lottery].plays[code];
    const selection = play?.parse(written);
    if (!play || !selection) return [];
    const each = (play.model === 'group' ? 2n : 1n) * UNIT_SIZES[unit] * BigInt(multiple);
    return [{ play, selection, each, list: priceList(LOTTERIES[lottery], price), group }];
  });

const hasWon = ({ lottery, price, result, draws, lines }: Reckoned): boolean =>
  lines.some(
    (line) =>
      settleLine({ ...line, lottery, priceVersion: price }, result ?? [], dayOf(LOTTERIES[lottery], draws)).outcome ===
      'won',
  );

const NEVER = {
  'an order with none or several facts': sql`select o.id from lottery_orders o left join bet_facts f on f.bet_id = o.id::text group by 1 having count(f.id) <> 1`,
  'an issue that was settled by several runs': sql`select issue_id as id from lottery_runs group by 1 having count(*) > 1`,
  'a run that did not end': sql`select issue_id as id from lottery_runs where ended_at is null`,
  'something that is still held': sql`select a.owner_id as id from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.purpose = 'locked' and a.owner_id in (select account_id from lottery_slips) group by 1 having sum(e.amount) <> 0`,
};

async function findForbiddenRows({ db }: ModuleContext): Promise<string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(NEVER))
    for (const { id } of (await db.execute<{ id: string }>(question)).rows.slice(0, 5)) found.push(`${what}: ${id}`);
  return found;
}
