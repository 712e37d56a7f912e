import { ACTS, type Act, type Pair, playRound, type Round } from './acts';
import type { BonusTerms, MoneyRules } from './money-rules';

/** Aim of a pair: the gain that no outcome reduces, or the mean over outcomes. */
export type Aim = 'least' | 'mean';
/** Step of the best line of play. */
export type Step = { readonly act: Act; readonly stakes: Round['stakes'] };
export type BestPlay = {
  /** Gain in minor units; of a mean the whole part. */
  gain: number;
  /** Steps along the worst outcomes for the aim `least`, otherwise along the likeliest. */
  line: readonly Step[];
  /** Rounds in which every act was tried. */
  rounds: number;
  /** Better play in later rounds cannot be ruled out. */
  isBound: boolean;
};
export type Game = { pair: Pair; paid: number; terms: BonusTerms; rules: MoneyRules };
/** `positions`: the most that one search visits; the default takes about a second. */
export type SearchSize = { maxRounds?: number; positions?: number };

/** Factor of the budget while no act is free: positions with one act are searched faster. */
const REPEATED = 5;
/** The most bets that a pair repeats. */
const MAX_REPEATS = 200;

/** The bet that a pair repeats after the free rounds: alone, or with its partner opposite. */
type Habit = 'alone' | 'half' | 'same';
const HABITS: readonly Habit[] = ['half', 'same', 'alone'];

type Found = { value: bigint; step: Step | null; round: Round | null; habit: Habit | null };
class TooLarge extends Error {}

/**
 * Finds the best play: exact over as many rounds as fit into the budget of positions. After them a pair repeats one
 * kind of bet, so the gain is a bound from below, marked as one.
 */
export function bestPlay(game: Game, aim: Aim, { maxRounds = 12, positions = 9_000 }: SearchSize = {}): BestPlay {
  let repeats = MAX_REPEATS;
  let best = searchWithin(game, aim, { rounds: 0, repeats, positions: REPEATED * positions });
  while (!best) {
    repeats = Math.floor(repeats / 2);
    best = searchWithin(game, aim, { rounds: 0, repeats, positions: REPEATED * positions });
  }
  for (let rounds = 1; best.isBound && rounds <= maxRounds; rounds++) {
    const further = searchWithin(game, aim, { rounds, repeats, positions });
    if (!further) break;
    best = further;
  }
  return best;
}

type Size = { rounds: number; repeats: number; positions: number };

/** Returns null if the search needs more positions. */
function searchWithin(game: Game, aim: Aim, size: Size): BestPlay | null {
  try {
    return searchTo(game, aim, size);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

/** Searches with every act in the first rounds, and one habit after them. */
function searchTo({ pair: start, paid, terms, rules }: Game, aim: Aim, { rounds, repeats, positions }: Size): BestPlay {
  const horizon = rounds + repeats;
  const found = new Map<string, Found>();
  let isBound = false;

  /** Value of a position; of a mean times ten to the power of the rounds that are left, so that it is exact. */
  function best(pair: Pair, nth: number, before: Habit | null): Found {
    const isTimed = aim === 'mean' || nth < rounds;
    const key = keyOf(pair, isTimed ? nth : rounds, before);
    const known = found.get(key);
    if (known) return known;
    if (found.size >= positions) throw new TooLarge();
    const scale = aim === 'mean' ? 10n ** BigInt(horizon - nth) : 1n;
    const stopped = pair.accounts.reduce((sum, account) => sum + rules.withdrawable(account, terms), -paid);
    const most = BigInt(wealthOf(pair) - paid) * scale;
    let result: Found = { value: BigInt(stopped) * scale, step: null, round: null, habit: null };
    if (nth >= rounds && most > result.value) isBound = true;
    for (const { act, habit } of choices(pair, nth, before)) {
      if (result.value >= most) break;
      const round = playRound(pair, act, rules, terms);
      const played = round && roundValue(round, nth, habit, result.value);
      if (round && played !== null && played > result.value)
        result = { value: played, step: { act, stakes: round.stakes }, round, habit };
    }
    found.set(key, result);
    return result;
  }

  /** The house has an edge, so that no play gains more than the wealth of a position, for certain or on average. */
  function mostOf(outcomes: Round['outcomes'], nth: number): bigint {
    const parts = outcomes.map(({ weight, pair }) => (wealthOf(pair) - paid) * (aim === 'mean' ? weight : 1));
    if (aim === 'least') return BigInt(Math.min(...parts));
    return BigInt(parts.reduce((sum, part) => sum + part)) * 10n ** BigInt(horizon - nth - 1);
  }

  const wealthOf = ({ accounts }: Pair): number =>
    accounts.reduce((sum, { own, aside, held }) => sum + own + aside + Math.min(held, terms.cap), 0);

  function choices(pair: Pair, nth: number, before: Habit | null): { act: Act; habit: Habit | null }[] {
    if (nth < rounds) return ACTS.map((act) => ({ act, habit: null }));
    if (nth >= horizon) return [];
    const habits = before ? [before] : HABITS;
    return habits.flatMap((habit) => steadyActs(pair, habit).map((act) => ({ act, habit })));
  }

  /** Value of a round, or null as soon as an outcome shows that it is not better than another act. */
  function roundValue({ outcomes }: Round, nth: number, habit: Habit | null, known: bigint): bigint | null {
    if (mostOf(outcomes, nth) <= known) return null;
    let value: bigint | null = null;
    // The poorest outcome first: it is the one that ends the comparison.
    const order = aim === 'mean' ? outcomes : outcomes.toSorted((a, b) => wealthOf(a.pair) - wealthOf(b.pair));
    for (const { weight, pair } of order) {
      const part = best(pair, nth + 1, habit).value;
      if (aim === 'mean') value = (value ?? 0n) + part * BigInt(weight);
      else if (part <= known) return null;
      else value = value === null || part < value ? part : value;
    }
    return value;
  }

  function lineFrom(pair: Pair, nth: number, before: Habit | null): Step[] {
    const { step, round, habit } = best(pair, nth, before);
    if (!step || !round) return [];
    const [next] = round.outcomes.toSorted((a, b) =>
      aim === 'mean'
        ? b.weight - a.weight
        : Number(best(a.pair, nth + 1, habit).value - best(b.pair, nth + 1, habit).value),
    );
    return [step, ...(next ? lineFrom(next.pair, nth + 1, habit) : [])];
  }

  const { value } = best(start, 0, null);
  const gain = Number(aim === 'mean' ? value / 10n ** BigInt(horizon) : value);
  return { gain, line: lineFrom(start, 0, null), rounds, isBound };
}

/** Even-money bets of an account with nothing but an open bonus, alone or against a partner without one. */
function steadyActs({ accounts }: Pair, habit: Habit): Act[] {
  const lead = accounts.findIndex(({ own, left }) => own === 0 && left > 0);
  if (lead < 0 || accounts[1 - lead]?.left !== 0) return [];
  const steady = { lead: lead === 0 ? 0 : 1, digits: 5, stake: 'units' } as const;
  return [{ ...steady, partner: habit === 'alone' ? null : { digits: 5, stake: habit } }];
}

const keyOf = ({ accounts, opposed }: Pair, nth: number, habit: Habit | null): string =>
  `${nth}${habit ?? ''} ${opposed} ${accounts.map(({ own, due, held, left }) => `${own},${due},${held},${left}`)}`;
