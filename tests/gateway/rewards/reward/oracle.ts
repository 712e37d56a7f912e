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
  let awardedPoints = 0n;
  let spent = 0n;
  let things = 0;
  for (const happening of all) {
    if (happening.kind === 'bet') bets.set(happening.bet, { category: happening.category, stake: 0n });
    if (happening.kind === 'settled')
      Object.assign(bets.get(happening.bet) ?? {}, { stake: happening.cancelled ? 0n : happening.stake });
    if (happening.kind === 'claimed') awardedPoints += happening.points;
    if (happening.kind === 'converted' || happening.kind === 'redeemed') spent += happening.points;
    if (happening.kind === 'returned') spent -= happening.points;
    if (happening.kind === 'redeemed') things += happening.things;
    if (happening.kind === 'returned') things -= happening.things;
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
function inMoney(happening: Happening): MoneyHappening[] {
  if (happening.kind === 'deposit' || happening.kind === 'bet' || happening.kind === 'settled') return [happening];
  if (happening.kind === 'claimed')
    return [
      { kind: 'bonus', id: happening.id, amount: happening.money, requiredTurnover: happening.owed, rules: NO_RULES },
    ];
  if (happening.kind !== 'converted') return [];
  const amount = (happening.points * 100n) / BigInt(convert.ratio);
  return [
    { kind: 'bonus', id: happening.id, amount, requiredTurnover: amount * BigInt(convert.turnover), rules: NO_RULES },
  ];
}
