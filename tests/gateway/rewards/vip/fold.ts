import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { GameType } from '../../../../src/contract/play/game-kinds';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { LEVELS, rateOf } from './support';

/** Computed by hand from the stored facts alone, independently of the implementation. */
const HOUR = 3_600_000;
const WINDOW = 90;
const CLAIM_DAYS = 7;
const digits = v.pipe(
  v.string(),
  v.transform((value) => BigInt(value)),
);
const bet = v.object({
  account: v.string(),
  category: v.string(),
  at: v.pipe(v.string(), v.transform(Number)),
  own: digits,
});
const paidIn = v.object({ account: v.string(), at: v.pipe(v.string(), v.transform(Number)), amount: digits });

const sums = v.object({ stake: digits, valid: digits, bonus: digits });
/** A valid bet counts in the proportion of own money to the stake; fractions of a minor unit are dropped. */
const ownShare = ({ stake, valid, bonus }: v.InferOutput<typeof sums>) =>
  stake === 0n ? valid : (valid * (stake - bonus)) / stake;

/** The current fact of each bet. */
export async function betsNow({ db }: Pick<ModuleContext, 'db'>) {
  const { rows } = await db.execute(sql`
    select account_id as account, category, (extract(epoch from bet_at) * 1000)::bigint::text as at, stake::text as stake, valid_bet::text as valid, bonus_part::text as bonus, kind, studio, bet_id, version
    from bet_facts order by account_id, studio, bet_id, version`);
  const last = new Map(rows.map((row) => [`${row.account} ${row.studio} ${row.bet_id}`, row]));
  const counted = [...last.values()].filter(({ kind }) => kind !== 'cancelled');
  return counted.map((row) => v.parse(bet, { ...row, own: String(ownShare(v.parse(sums, row))) }));
}

/** Deposits by the ledger. */
export async function depositsNow({ db }: Pick<ModuleContext, 'db'>) {
  const { rows } = await db.execute(sql`
    select a.owner_id as account, (extract(epoch from t.created_at) * 1000)::bigint::text as at, e.amount::text as amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind = 'deposit' and a.purpose = 'main' and a.owner_id is not null`);
  return v.parse(v.array(paidIn), rows);
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** The local date, `2026-11-23`. */
export function localDay(zone: string, at: number): string {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, known);
  return known.format(at);
}
export const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10);

/** Levels computed so far: the level of each day it changed, bonuses due, and days of a fall. */
export type ExpectedLevels = { levels: [string, number][]; bonusLevels: Set<number>; fell: string[] };
export const noLevels = (): ExpectedLevels => ({ levels: [], bonusLevels: new Set(), fell: [] });
const levelOn = ({ levels }: ExpectedLevels, day: string) => levels.filter(([from]) => from <= day).at(-1)?.[1] ?? 0;

type Bets = Awaited<ReturnType<typeof betsNow>>;
type Deposits = Awaited<ReturnType<typeof depositsNow>>;
const total = (all: readonly bigint[]) => all.reduce((sum, amount) => sum + amount, 0n);

/** Computes the level when a day is over; UTC hours belong to the day they start in. */
export function dayOver(
  expected: ExpectedLevels,
  account: string,
  day: string,
  zone: string,
  bets: Bets,
  paid: Deposits,
): void {
  const first = plus(day, 1 - WINDOW);
  const isIn = ({ at, account: of }: { at: number; account: string }) => {
    const on = localDay(zone, Math.floor(at / HOUR) * HOUR);
    return of === account && on >= first && on <= day;
  };
  const staked = total(bets.filter(isIn).map(({ own }) => own));
  const deposited = total(paid.filter(isIn).map(({ amount }) => amount));
  const reached = LEVELS.findLastIndex((needs) => staked >= needs.validBet && deposited >= needs.deposits);
  const level = levelOn(expected, day);
  const tomorrow = plus(day, 1);
  if (reached > level) {
    for (let current = level + 1; current <= reached; current++)
      if ((LEVELS[current]?.riseBonus ?? 0n) > 0n) expected.bonusLevels.add(current);
    expected.levels.push([tomorrow, reached]);
  }
  if (reached < level && tomorrow.endsWith('-01')) {
    expected.levels.push([tomorrow, level - 1]);
    expected.fell.push(tomorrow.slice(0, 7));
  }
}

/** Cashback by day and category at a moment, minus earlier claims: `2026-11-23 RNG` and the amount. */
export function cashbackNow(
  expected: ExpectedLevels,
  account: string,
  today: string,
  zone: string,
  bets: Bets,
  claimed: ReadonlyMap<string, bigint>,
) {
  const bases = new Map<string, bigint>();
  for (const { account: of, category, at, own } of bets) {
    const day = localDay(zone, at);
    if (of !== account || day >= today || day < plus(today, -CLAIM_DAYS)) continue;
    bases.set(`${day} ${category}`, (bases.get(`${day} ${category}`) ?? 0n) + own);
  }
  const left = [...bases].map(([name, base]): [string, bigint] => {
    const [day = '', category = ''] = name.split(' ');
    const due = (base * BigInt(rateOf(levelOn(expected, day), category as GameType))) / 100_000n;
    return [name, due - (claimed.get(name) ?? 0n)];
  });
  return new Map(left.filter(([, sum]) => sum > 0n));
}
export const sumOf = (lines: ReadonlyMap<string, bigint>) => total([...lines.values()]);
