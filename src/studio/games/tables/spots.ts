import * as v from 'valibot';
import { type Fraction, fraction, isSame, ONE, sum, times, toDecimal, ZERO } from '../fraction';
import { act, type Draw, type Game, Misplayed, type Odds, only, STAKES, type VisiblePart } from '../game';

/** Maximum number of chips of one stake, over all spots. */
export const MAX_CHIPS = 20;
/** Time for the deal and for reading the result, ms. */
const PAUSE_MS = 9_000;

const chips = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CHIPS));
/** Chips on different spots. */
export const chipsOnSpots = v.pipe(
  v.array(v.strictObject({ spot: v.string(), chips })),
  v.minLength(1),
  v.check((spots) => new Set(spots.map(({ spot }) => spot)).size === spots.length),
  v.check((spots) => totalOf(spots) <= MAX_CHIPS),
);
const place = v.strictObject({ act: v.literal('place'), spots: chipsOnSpots });
export type Placed = readonly { spot: string; chips: number }[];

/** Returns the number of chips on all spots. */
export const totalOf = (placed: Placed): number => placed.reduce((all, { chips: some }) => all + some, 0);

/** Rules of a table with spots for chips. `Outcome`: the part of a result that spots depend on. */
type SpotRules<Outcome> = Pick<Game, 'id' | 'version'> & {
  spots: readonly string[];
  /** Spots with published tables: each one, or one of each group with equal payouts. */
  published: readonly string[];
  deal(draw: Draw): { visiblePart: VisiblePart; outcome: Outcome };
  /** Returns the payout of a chip on a spot: 0 if it is lost, 1 if it is returned. */
  paysOf(spot: string, outcome: Outcome): Fraction;
  /** Returns every outcome with the number of equally likely results that lead to it; computed at the first call. */
  outcomes(): readonly { outcome: Outcome; ways: bigint }[];
};

/** Returns the label of a published row, by its multiple. */
function nameOf(pays: Fraction): string {
  if (pays.over === 0n) return 'lost';
  return isSame(pays, ONE) ? 'returned' : `x${Number(toDecimal(pays, 2))}`;
}

/** Returns a table of odds in which outcomes with equal payouts share a row. */
export function mergedOdds(outcomes: readonly { pays: Fraction; ways: bigint }[]): Odds[] {
  const byPayout = new Map<string, Odds>();
  const of = outcomes.reduce((all, { ways }) => all + ways, 0n);
  for (const { pays, ways } of outcomes) {
    const key = `${pays.over}/${pays.under}`;
    const before = byPayout.get(key)?.ways ?? 0n;
    byPayout.set(key, { name: nameOf(pays), ways: before + ways, of, pays });
  }
  return [...byPayout.values()].sort((a, b) => Number(a.pays.over * b.pays.under - b.pays.over * a.pays.under));
}

/**
 * Builds the game of a table. Its only act places chips on spots; the stake is the number of chips times their value
 * (own.table.spots).
 */
export function spotGame<Outcome>(rules: SpotRules<Outcome>): Game {
  const { spots, deal, paysOf, outcomes } = rules;
  const checked = (placed: Placed): Placed => {
    if (placed.some(({ spot }) => !spots.includes(spot))) throw new Misplayed('no such spot');
    return placed;
  };
  const placedIn = (first: unknown) => checked(act(place, first).spots);
  const paysFor = (placed: Placed, outcome: Outcome): Fraction => {
    const paid = placed.map((some) => times(fraction(some.chips), paysOf(some.spot, outcome)));
    return times(sum(paid), fraction(1, totalOf(placed)));
  };
  return {
    id: rules.id,
    version: rules.version,
    stakes: STAKES,
    published: rules.published.map((spot) => ({ act: 'place', spots: [{ spot, chips: 1 }] })),
    units: (first) => totalOf(placedIn(first)),
    shared: {
      chart: 'table-round',
      pauseMs: PAUSE_MS,
      result: (draw) => {
        const { visiblePart, outcome } = deal(draw);
        return { ...visiblePart, paying: spots.filter((spot) => paysOf(spot, outcome).over > 0n) };
      },
      staked: ([first]) => ({ placed: placedIn(first) }),
    },
    play(draw, acts) {
      const placed = checked(only(place, acts).spots);
      const { visiblePart, outcome } = deal(draw);
      return { visiblePart: { ...visiblePart, placed }, ended: true, pays: paysFor(placed, outcome) };
    },
    odds(first) {
      const placed = placedIn(first);
      return mergedOdds(outcomes().map(({ outcome, ways }) => ({ pays: paysFor(placed, outcome), ways })));
    },
  };
}

/** Returns the multiple of a chip, from hundredths, as a fraction; 0 if it is lost. */
export const hundredths = (isWon: boolean, pays: number): Fraction => (isWon ? fraction(pays, 100) : ZERO);
