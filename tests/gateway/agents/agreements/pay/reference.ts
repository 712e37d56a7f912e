import type { ContractTerms } from '../../../../../src/contract/agents/agent-contracts';
import { fromWire } from '../../../../../src/contract/money/money';
import { floored, type Worth, worthOf } from '../../../../../src/gateway/agents/agreements/pay/sums';
import type { Reached } from '../../../../../src/gateway/agents/agreements/terms';
import type { Period } from '../../../../../src/gateway/platform/time/periods';

/** A settled bet, or what a cancellation takes back of it: then its sums are below nothing. Minor units; `loss` of the player. */
export type Play = {
  bettor: string;
  /** The uplines when the bet was made, the topmost first. */
  path: readonly string[];
  /** When it counts, and when the bet was first settled, whose contracts it counts for; epoch ms. */
  at: number;
  first: number;
  stake: bigint;
  turnover: bigint;
  loss: bigint;
  outcome: 'won' | 'lost' | 'even';
};

/** A contract that was in force from `from` until `to` (not included; null: still). `giver`: null where it is the house. */
export type Deal = {
  id: string;
  giver: string | null;
  holder: string;
  terms: ContractTerms;
  from: number;
  to: number | null;
};

export type Rules = {
  /** What a member turns over in a period to be active, minor units. */
  activeFrom: bigint;
  /** What dividends carry over: what their base was below nothing, by contract. */
  carried: ReadonlyMap<string, bigint>;
  /** The rate at which a contract was paid for the period that a moment is in; null where it was paid nothing. */
  ratePaid(deal: Deal, at: number): number | null;
};

/** What a contract comes to. */
export type Reckoned = Worth & { deal: Deal; reached: Reached };
/** What one party owes another by all of their contracts: what the giver's line gives up and the holder's gets. */
export type Line = { giver: string | null; holder: string; gross: bigint };

/** What each contract comes to in a period, by the bets that count in it. A team's own agent does not count for it: what they stake themselves is theirs. */
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
  // What was paid in a period that is closed is taken back at the rate of then; what was paid nothing counts with the bets of now.
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

/** What goes from givers to holders, rounded down once each, whatever the contracts between the two are. */
export function linesOf(all: readonly Reckoned[]): Line[] {
  const lines = groupedBy(all, ({ deal }) => `${deal.giver} ${deal.holder}`);
  return [...lines.values()].flatMap((of) => {
    const [first] = of;
    const gross = floored(sum(of, ({ numerator }) => numerator));
    return first ? [{ giver: first.deal.giver, holder: first.deal.holder, gross }] : [];
  });
}

/** What an agent has earned: what they get, less what those below get of it. The sums of a tree come to what the house gives, to the last minor unit. */
export function ownOf(agent: string, lines: readonly Line[]): bigint {
  const got = lines.filter(({ holder }) => holder === agent);
  const given = lines.filter(({ giver }) => giver === agent);
  return sum(got, ({ gross }) => gross) - sum(given, ({ gross }) => gross);
}

const sum = <T>(all: readonly T[], of: (one: T) => bigint) => all.reduce((total, one) => total + of(one), 0n);

function groupedBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}
