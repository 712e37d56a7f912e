import { fromWire, toWire } from '../../../contract/money/money';
import { GAME_TYPES, type GameType } from '../../../contract/play/game-kinds';
import type { OfferRule, OfferTerms } from '../../../contract/rewards/offers';
import { dayIn } from '../../platform/time/zone';
import type { Offered } from '../reward/service';

/** Where offers are regulated, a bonus is to be staked so many times at most. */
const MOST_TIMES = 10;
/** Which games are one product: a bonus of one is not to draw players to another. */
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

/** What a regulated site may not offer, in words for operators: more than ten times to be staked, or by games of several products. */
export function unregulated({ times, excluded }: Pick<OfferRule, 'times' | 'excluded'>): string[] {
  const products = new Set(GAME_TYPES.filter((type) => !excluded.includes(type)).map((type) => PRODUCT[type]));
  return [
    ...(times > MOST_TIMES ? [`${times} times to be staked, of ${MOST_TIMES} at most`] : []),
    ...(times > 0 && products.size > 1 ? [`mixes ${[...products].join(', ')}`] : []),
  ];
}

/** What a player is told of a rule: all of it but the code that it is taken by. */
export const termsOf = ({
  audience,
  from,
  until,
  amount,
  often,
  times,
  excluded,
  mostStake,
  claimDays,
  trigger,
}: OfferRule): OfferTerms => ({
  ...{ audience, from, until, amount, often, times, excluded, mostStake, claimDays },
  trigger: trigger.kind === 'code' ? { kind: 'code' } : trigger,
});

/** Returns whether it can be taken at a moment. */
export const isOpenAt = ({ from, until }: Pick<OfferRule, 'from' | 'until'>, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);

/** Returns whether it is for somebody who registered then and has that rank. */
export function isForWhom(
  { audience }: Pick<OfferRule, 'audience'>,
  who: { joinedAt: Date; rankLevel: number },
  now: Date,
): boolean {
  if (audience.kind === 'newcomers') return now.getTime() - who.joinedAt.getTime() < audience.days * DAY;
  return audience.kind === 'everybody' || who.rankLevel >= audience.level;
}

/** What a reward of it is called at a moment: in each day, week (from Monday) or month of the site another, or always the same. */
export function rewardKey(code: string, { often }: Pick<OfferRule, 'often'>, now: Date, zone: string): string {
  const day = dayIn(zone)(now);
  if (often === 'once') return `${code}:once`;
  if (often === 'monthly') return `${code}:${day.slice(0, 7)}`;
  if (often === 'daily') return `${code}:${day}`;
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return `${code}:w${monday.toISOString().slice(0, 10)}`;
}

/** What it is worth, minor units, rounded down: a sum, or a part of a deposit, at most so much. */
export function worthOf({ amount }: Pick<OfferRule, 'amount'>, deposit: bigint): bigint {
  if (amount.kind === 'fixed') return fromWire(amount.money);
  const [part, most] = [(deposit * BigInt(amount.percent)) / 100n, fromWire(amount.most)];
  return part < most ? part : most;
}

/** What is made claimable by it: the money, and what is to be staked for it by which play. */
export function rewardOf(
  { code, version, rule }: { code: string; version: number; rule: OfferRule },
  deposit: bigint,
  now: Date,
) {
  const money = worthOf(rule, deposit);
  const { times, excluded, mostStake, claimDays } = rule;
  return {
    money,
    requirement: money * BigInt(times),
    rules: { ...(excluded.length > 0 && { excluded }), ...(mostStake !== null && { mostStake }) },
    reckoned: { code, version, ...(deposit > 0n && { deposit: toWire(deposit) }) },
    claimBy: new Date(now.getTime() + claimDays * DAY),
  } satisfies Partial<Offered>;
}

const DAY = 86_400_000;
