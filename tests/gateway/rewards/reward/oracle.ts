import { GATEWAY_SETTINGS } from '../../../../src/contract';
import { fold as foldMoney, type Happening as MoneyHappening } from '../offer/oracle';

type Category = keyof typeof GATEWAY_SETTINGS.points.factors;
/** Events of a player who gets every kind of reward. Minor units, and points. */
export type Happening =
  | Extract<MoneyHappening, { kind: 'deposit' | 'settled' }>
  | { kind: 'bet'; bet: string; category: Category }
  /** Money with its turnover, and points. */
  | { kind: 'claimed'; id: string; money: bigint; owed: bigint; points: bigint }
  | { kind: 'redeemed' | 'returned'; points: bigint; things: number }
  | { kind: 'converted'; id: string; points: bigint };

const { factors, convert } = GATEWAY_SETTINGS.points;
const NO_RULES = { excluded: [] };

/** Expected money, points, turnover and stock by the published rules. */
export function fold(all: readonly Happening[], quantity: number) {
  const money = foldMoney(all.flatMap(inMoney));
  const bets = new Map<string, { category: Category; stake: bigint }>();
  let [awardedPoints, spent, things] = [0n, 0n, 0];
  for (const one of all) {
    if (one.kind === 'bet') bets.set(one.bet, { category: one.category, stake: 0n });
    if (one.kind === 'settled') Object.assign(bets.get(one.bet) ?? {}, { stake: one.cancelled ? 0n : one.stake });
    if (one.kind === 'claimed') awardedPoints += one.points;
    if (one.kind === 'converted' || one.kind === 'redeemed') spent += one.points;
    if (one.kind === 'returned') spent -= one.points;
    if (one.kind === 'redeemed') things += one.things;
    if (one.kind === 'returned') things -= one.things;
  }
  const worth = [...bets.values()].reduce((sum, { category, stake }) => sum + stake * BigInt(factors[category]), 0n);
  return {
    money: money.balance,
    owed: money.owed,
    points: worth / 100_000n + awardedPoints - spent,
    available: quantity - things,
  };
}

/** Values points at a hundredth of money each, like a bonus. */
function inMoney(one: Happening): MoneyHappening[] {
  if (one.kind === 'deposit' || one.kind === 'bet' || one.kind === 'settled') return [one];
  if (one.kind === 'claimed')
    return [{ kind: 'bonus', id: one.id, amount: one.money, requiredTurnover: one.owed, rules: NO_RULES }];
  if (one.kind !== 'converted') return [];
  const amount = (one.points * 100n) / BigInt(convert.ratio);
  return [{ kind: 'bonus', id: one.id, amount, requiredTurnover: amount * BigInt(convert.turnover), rules: NO_RULES }];
}
