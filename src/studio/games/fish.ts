import * as v from 'valibot';
import { fraction, ZERO } from './fraction';
import { type Game, only, STAKES } from './game';

/** Kinds of fish, from ordinary to rare. */
export const FISH_KINDS = ['puti', 'koi', 'rui', 'katla', 'ilish', 'boal', 'chital', 'kumir'] as const;
export type FishKind = (typeof FISH_KINDS)[number];

/** Equally likely values that decide a shot. */
const VALUES = 10_000;
/** Values that catch a fish of a kind, and the multiple of the shot's cost that it then pays. */
const CATCHES: Readonly<Record<FishKind, { ways: number; pays: number }>> = {
  puti: { ways: 4_850, pays: 2 },
  koi: { ways: 3_220, pays: 3 },
  rui: { ways: 1_935, pays: 5 },
  katla: { ways: 1_208, pays: 8 },
  ilish: { ways: 643, pays: 15 },
  boal: { ways: 321, pays: 30 },
  chital: { ways: 160, pays: 60 },
  kumir: { ways: 48, pays: 200 },
};

/** Minimum time between two shots of a player, ms (`own.pond.pace`). */
export const SHOT_MS = 1_000;

const MAX_FISH = 2 ** 31 - 1;
const shoot = v.strictObject({
  act: v.literal('shoot'),
  kind: v.picklist(FISH_KINDS),
  /** Number of the fish in the pond. The pond requires it; the result does not depend on it. */
  fish: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FISH))),
});

/** Returns the kind and number of the target fish. Throws `Misplayed` on another act. */
export const aimOf = (first: unknown) => only(shoot, [first]);

/**
 * Fishing: a shot at a fish of the shared pond catches it with a chance that only its kind determines
 * (`own.pond.odds`).
 */
export const fishing: Game = {
  id: 'lab-fish',
  version: 1,
  stakes: STAKES,
  paceMs: SHOT_MS,
  published: FISH_KINDS.map((kind) => ({ act: 'shoot', kind })),
  play(draw, acts) {
    const { kind } = only(shoot, acts);
    const { ways, pays } = CATCHES[kind];
    const isCaught = draw(VALUES) < ways;
    return { visiblePart: { kind, caught: isCaught }, ended: true, pays: isCaught ? fraction(pays) : ZERO };
  },
  odds(first) {
    const { ways, pays } = CATCHES[aimOf(first).kind];
    const of = BigInt(VALUES);
    return [
      { name: 'lost', ways: BigInt(VALUES - ways), of, pays: ZERO },
      { name: 'won', ways: BigInt(ways), of, pays: fraction(pays) },
    ];
  },
};
