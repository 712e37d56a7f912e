import type { ContractTerms } from '../../../../../src/contract/agents/agent-contracts';
import { fromWire } from '../../../../../src/contract/money/money';
import { floored, type Worth, worthOf } from '../../../../../src/gateway/agents/agreements/pay/sums';
import type { Reached } from '../../../../../src/gateway/agents/agreements/terms';
import type { Period } from '../../../../../src/gateway/platform/time/periods';

/** A settled bet, or its cancellation with negative amounts. Minor units; `loss` is the player's. */
export type Play = {
  bettor: string;
  /** Uplines at the time of the bet, topmost first. */
  path: readonly string[];
  /** Time at which it counts, and time of the first settlement, whose contracts apply; epoch ms. */
  at: number;
  first: number;
  stake: bigint;
  turnover: bigint;
  loss: bigint;
  outcome: 'won' | 'lost' | 'even';
};

/** A contract in force from `from` until `to` (exclusive; null: still). `giver`: null for the house. */
export type Deal = {
  id: string;
  giver: string | null;
  holder: string;
  terms: ContractTerms;
  from: number;
  to: number | null;
};

export type Rules = {
  /** Turnover in a period that makes a member active, minor units. */
  activeFrom: bigint;
  /** Deficits carried over by dividends, by contract. */
  carried: ReadonlyMap<string, bigint>;
  /** Rate paid for the period of a moment; null if nothing was paid. */
  ratePaid(deal: Deal, at: number): number | null;
};

/** Result of a contract. */
export type Reckoned = Worth & { deal: Deal; reached: Reached };
/** Balance between two parties over all their contracts: what the giver's line pays and the holder's gets. */
export type Line = { giver: string | null; holder: string; gross: bigint };

/** Results of each contract in a period. An agent's own stakes do not count towards their own team. */
export function reckon(deals: readonly Deal[], plays: readonly Play[], period: Period, rules: Rules): Reckoned[] {
  const held = groupedBy(deals, ({ holder }) => holder);
  const counted = new Map<Deal, Play[]>(deals.map((deal) => [deal, []]));
  for (const play of plays) {
    if (play.at < period.start || play.at >= period.end) continue;
    for (const upline of play.path)
      for (const deal of held.get(upline) ?? []) if (isInForce(deal, play.first)) counted.get(deal)?.push(play);
  }
  return deals.map((deal) => reckoned(deal, counted.get(deal) ?? [], period, rules));
}

const isInForce = ({ from, to }: Deal, at: number) => from <= at && (to === null || at < to);

function reckoned(deal: Deal, plays: readonly Play[], period: Period, rules: Rules): Reckoned {
  // Cancellations for a closed, paid period use its rate; unpaid ones count with the current bets.
  const paidBefore = (play: Play) => (play.first < period.start ? rules.ratePaid(deal, play.first) : null);
  const reached = reachedBy(
    plays.filter((play) => paidBefore(play) === null),
    rules.activeFrom,
  );
  const { kind } = deal.terms;
  const late = sum(plays, (play) => BigInt(paidBefore(play) ?? 0) * (kind === 'dividend' ? play.loss : play.turnover));
  const perBets = sum(plays, (play) => perBet(deal.terms, play));
  return { deal, reached, ...worthOf(deal.terms, { reached, late, perBets }, rules.carried.get(deal.id) ?? 0n) };
}

function reachedBy(plays: readonly Play[], activeFrom: bigint): Reached {
  const turnovers = new Map<string, bigint>();
  for (const { bettor, turnover } of plays) turnovers.set(bettor, (turnovers.get(bettor) ?? 0n) + turnover);
  const activeMembers = [...turnovers.values()].filter((turnover) => turnover > 0n && turnover >= activeFrom).length;
  return { turnover: sum(plays, ({ turnover }) => turnover), loss: sum(plays, ({ loss }) => loss), activeMembers };
}

function perBet(terms: ContractTerms, { stake, outcome }: Play): bigint {
  if (terms.kind !== 'realtime' || (stake < 0n ? -stake : stake) < fromWire(terms.singleBet)) return 0n;
  return stake * BigInt({ won: terms.winRate, lost: terms.lossRate, even: 0 }[outcome]);
}

/** Amounts from givers to holders, rounded down once per pair, whatever their contracts. */
export function linesOf(all: readonly Reckoned[]): Line[] {
  const lines = groupedBy(all, ({ deal }) => `${deal.giver} ${deal.holder}`);
  return [...lines.values()].flatMap((of) => {
    const [first] = of;
    const gross = floored(sum(of, ({ numerator }) => numerator));
    return first ? [{ giver: first.deal.giver, holder: first.deal.holder, gross }] : [];
  });
}

/** An agent's earnings: receipts minus payments to downlines. Over a tree they sum to the house's payments exactly. */
export function ownOf(agent: string, lines: readonly Line[]): bigint {
  const got = lines.filter(({ holder }) => holder === agent);
  const outgoingLines = lines.filter(({ giver }) => giver === agent);
  return sum(got, ({ gross }) => gross) - sum(outgoingLines, ({ gross }) => gross);
}

const sum = <T>(all: readonly T[], of: (one: T) => bigint) => all.reduce((total, entry) => total + of(entry), 0n);

function groupedBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of all) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
