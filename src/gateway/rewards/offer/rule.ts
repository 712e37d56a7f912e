import { fromWire, toWire } from '../../../contract/money/money';
import { GAME_TYPES, type GameType } from '../../../contract/play/game-kinds';
import type { OfferRule, OfferTerms } from '../../../contract/rewards/offers';
import { dayIn } from '../../platform/time/zone';
import type { Offered } from '../reward/service';

/** Maximum turnover factor of a bonus on regulated sites. */
const MAX_TIMES = 10;
/** Products of game types: a bonus for one product must not lead players to another. */
const PRODUCT: Record<GameType, 'lottery' | 'casino' | 'betting'> = {
  ELOTT: 'lottery',
  LOTT: 'lottery',
  LIVE: 'casino',
  FISH: 'casino',
  RNG: 'casino',
  PVP: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
};

/**
 * Returns why an offer is not permitted on a regulated site, for operators: a turnover factor above ten, or a mix of
 * products.
 */
export function unregulated({ times, excluded }: Pick<OfferRule, 'times' | 'excluded'>): string[] {
  const products = new Set(GAME_TYPES.filter((type) => !excluded.includes(type)).map((type) => PRODUCT[type]));
  return [
    ...(times > MAX_TIMES ? [`${times} times to be staked, of ${MAX_TIMES} at most`] : []),
    ...(times > 0 && products.size > 1 ? [`mixes ${[...products].join(', ')}`] : []),
  ];
}

/** Returns the terms of a rule for players: everything but the code that unlocks it. */
export const termsOf = ({
  audience,
  from,
  until,
  amount,
  often,
  times,
  excluded,
  mostStake,
  cashoutTimes = null,
  workDays = null,
  claimDays,
  trigger,
}: OfferRule): OfferTerms => ({
  ...{ audience, from, until, amount, often, times, excluded, mostStake, cashoutTimes, workDays, claimDays },
  trigger: trigger.kind === 'code' ? { kind: 'code' } : trigger,
});

/** Returns whether the offer can be taken at a time. */
export const isOpenAt = ({ from, until }: Pick<OfferRule, 'from' | 'until'>, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);

/** Returns whether the offer's audience includes an account, by its registration date and rank. */
export function audienceIncludes(
  { audience }: Pick<OfferRule, 'audience'>,
  subject: { joinedAt: Date; rankLevel: number },
  now: Date,
): boolean {
  if (audience.kind === 'newcomers') return now.getTime() - subject.joinedAt.getTime() < audience.days * DAY;
  return audience.kind === 'everybody' || subject.rankLevel >= audience.level;
}

/**
 * Returns the key of the offer's reward at a time: it changes with the site's day, week (from Monday) or month, or
 * never.
 */
export function rewardKey(code: string, { often }: Pick<OfferRule, 'often'>, now: Date, zone: string): string {
  const day = dayIn(zone)(now);
  if (often === 'once') return `${code}:once`;
  if (often === 'monthly') return `${code}:${day.slice(0, 7)}`;
  if (often === 'daily') return `${code}:${day}`;
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return `${code}:w${monday.toISOString().slice(0, 10)}`;
}

/** Returns the offer's amount, minor units, rounded down: fixed, or a percentage of the deposit up to a maximum. */
export function worthOf({ amount }: Pick<OfferRule, 'amount'>, deposit: bigint): bigint {
  if (amount.kind === 'fixed') return fromWire(amount.money);
  const part = (deposit * BigInt(amount.percent)) / 100n;
  const most = fromWire(amount.most);
  return part < most ? part : most;
}

/** Returns the reward of an offer: its amount, and the turnover requirement with its rules. */
export function rewardOf(
  { code, version, rule }: { code: string; version: number; rule: OfferRule },
  deposit: { id: string; amount: bigint } | undefined,
  now: Date,
) {
  const money = worthOf(rule, deposit?.amount ?? 0n);
  const { times, excluded, mostStake, cashoutTimes = null, workDays = null, claimDays } = rule;
  return {
    money,
    requirement: money * BigInt(times),
    rules: {
      ...(excluded.length > 0 && { excluded }),
      ...(mostStake !== null && { mostStake }),
      ...(cashoutTimes !== null && { cashoutTimes }),
      ...(workDays !== null && { workDays }),
    },
    reckoned: { code, version, ...(deposit && { deposit: toWire(deposit.amount), depositId: deposit.id }) },
    claimBy: new Date(now.getTime() + claimDays * DAY),
  } satisfies Partial<Offered>;
}

const DAY = 86_400_000;
