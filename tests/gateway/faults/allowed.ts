import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { GamingLimits } from '../../../src/contract';
import { fromWire } from '../../../src/contract/money/money';
import type { Db } from '../../../src/gateway/platform/context';

const minor = v.pipe(v.string(), v.toBigint());
const entry = v.object({
  transfer: v.string(),
  kind: v.string(),
  mode: v.string(),
  owner: v.string(),
  amount: minor,
  at: v.number(),
});
type Entry = v.InferOutput<typeof entry>;
type Transfer = Pick<Entry, 'transfer' | 'kind' | 'mode' | 'at'> & { sides: Entry[] };

/**
 * A limit or pause of a player: requested at one time, in force at another at the latest. Limits in minor units, null:
 * none.
 */
export type Bound = { owner: string; asked: number; at: number } & (
  | { limit: 'day' | 'week'; to: bigint | null }
  | { pause: 'timeOut' | 'exclusion'; until: number }
);
export type Allowed = { turnoverDue: Map<string, bigint>; wrong: string[] };

/** Limits of a player in a response, in force at the latest on its arrival. */
export const boundsOf = (
  { id: owner }: { id: string },
  { deposit }: GamingLimits,
  requestedAt: number,
  at = Date.now(),
): Bound[] =>
  deposit.flatMap(({ period, limit }) =>
    period === 'month'
      ? []
      : [{ owner, asked: requestedAt, at, limit: period, to: limit === null ? null : fromWire(limit) }],
  );

const HOUR = 3_600_000;
const SPANS = { day: 24 * HOUR, week: 168 * HOUR };
/** Milliseconds for which a call started before a pause may continue. */
const UNDER_WAY = 20_000;

/**
 * Replays all wallet movements in a possible order with sums alone: money still to stake, and deposits per period.
 * Reports money that left unstaked or arrived beyond a limit or during a pause.
 */
export async function playedAgain(db: Db, owners: string[], bounds: Bound[]): Promise<Allowed> {
  const { rows } = await db.execute(entriesOf(owners));
  const turnoverDue = new Map<string, bigint>();
  const arrivalsByOwner = new Map<string, Entry[]>();
  const wrong: string[] = [];
  for (const { transfer, kind, mode, at, sides } of inOrder(v.parse(v.array(entry), rows))) {
    const from = sides.find(({ amount }) => amount < 0n);
    const to = sides.find(({ amount }) => amount > 0n);
    const of = (side: Entry | undefined) => turnoverDue.get(side?.owner ?? '') ?? 0n;
    if (kind === 'bet' && from) turnoverDue.set(from.owner, most(0n, of(from) + from.amount));
    if (kind === 'upline' && from && to) {
      const along = least(of(from), to.amount);
      turnoverDue.set(from.owner, of(from) - along);
      turnoverDue.set(to.owner, of(to) + along);
    }
    if (kind === 'deposit' && to) turnoverDue.set(to.owner, of(to) + to.amount);
    if (kind === 'withdrawal' && mode === 'pending' && from && of(from) > 0n && !isExcluded(bounds, from.owner, at))
      wrong.push(`${transfer} left while ${of(from)} were to be staked`);
    if ((kind === 'deposit' || kind === 'upline') && to) {
      const before = arrivalsByOwner.get(to.owner) ?? [];
      arrivalsByOwner.set(to.owner, [...before, to]);
      wrong.push(...beyond(bounds, [...before, to], to));
    }
  }
  return { turnoverDue, wrong };
}

const least = (left: bigint, right: bigint) => (left < right ? left : right);
const most = (left: bigint, right: bigint) => (left > right ? left : right);

const isExcluded = (bounds: Bound[], owner: string, at: number) =>
  bounds.some(
    (bound) =>
      bound.owner === owner &&
      'pause' in bound &&
      bound.pause === 'exclusion' &&
      bound.asked <= at + UNDER_WAY &&
      bound.until > at,
  );

/** Limits and pauses that money violated on arrival. */
function beyond(bounds: Bound[], arrivals: Entry[], { transfer, owner, at: now }: Entry): string[] {
  const theirs = bounds.filter((bound) => bound.owner === owner && bound.at < now);
  const paused = theirs.some((bound) => 'pause' in bound && bound.until > now);
  const passed = (['day', 'week'] as const).flatMap((period) => {
    const limit = theirs.findLast((bound) => 'limit' in bound && bound.limit === period);
    const sum = arrivals
      .filter((arrival) => arrival.at > now - SPANS[period])
      .reduce((total, { amount }) => total + amount, 0n);
    return limit && 'limit' in limit && limit.to !== null && sum > limit.to
      ? [`${transfer} made it ${sum} of ${limit.to} in a ${period}`]
      : [];
  });
  return paused ? [`${transfer} came in a pause`, ...passed] : passed;
}

/** Orders each transfer after all earlier ones in the wallets it touches. */
function inOrder(all: Entry[]): Transfer[] {
  const transfers = new Map<string, Transfer>();
  const wallets = new Map<string, string[]>();
  for (const entry of all) {
    const { transfer, kind, mode, at } = entry;
    transfers.set(transfer, { transfer, kind, mode, at, sides: [...(transfers.get(transfer)?.sides ?? []), entry] });
    wallets.set(entry.owner, [...(wallets.get(entry.owner) ?? []), transfer]);
  }
  const placed: Transfer[] = [];
  const next = new Map([...wallets.keys()].map((owner) => [owner, 0]));
  const isNext = ({ transfer, sides }: Transfer) =>
    sides.every(({ owner }) => wallets.get(owner)?.[next.get(owner) ?? 0] === transfer);
  const waiting = [...wallets.keys()];
  for (let owner = waiting.pop(); owner !== undefined; owner = waiting.pop()) {
    for (;;) {
      const transfer = transfers.get(wallets.get(owner)?.[next.get(owner) ?? 0] ?? '');
      if (!transfer || !isNext(transfer)) break;
      placed.push(transfer);
      for (const side of transfer.sides) {
        next.set(side.owner, (next.get(side.owner) ?? 0) + 1);
        if (side.owner !== owner) waiting.push(side.owner);
      }
    }
  }
  if (placed.length < transfers.size) throw new Error('what happened can have happened in no order');
  return placed;
}

const entriesOf = (owners: string[]) => sql`
  select t.id as transfer, t.kind, t.mode, a.owner_id as owner, e.amount::text as amount, (extract(epoch from e.created_at) * 1000)::float8 as at
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
  where a.owner_id in ${owners} and a.purpose = 'main' and t.kind in ('deposit', 'bet', 'upline', 'withdrawal') order by a.owner_id, e.seq`;
