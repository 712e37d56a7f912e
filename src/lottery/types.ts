import type { Fraction } from './fraction';

/** Stable codes: issues and orders store them. */
export const LOTTERY_CODES = ['SSC', '11X5', 'PK10', 'LHC', 'LF3D', 'LFP5', 'VNN', 'VNS', 'VNC', 'SEA4D'] as const;
export type LotteryCode = (typeof LOTTERY_CODES)[number];

/** s9.enum.lottery-types, plus South East Asia. */
export type Family = '11X5' | 'LF' | 'LHC' | 'PK10' | 'SSC' | 'VN' | 'SEA';

/**
 * Draw procedure with equally likely results. Plays take the universe as a parameter, so that tests can run the same
 * code on small ones.
 * - `digits`: digits below `base`, in order, repeats allowed.
 * - `balls`: different numbers from 1 to `of`, in the order drawn.
 * - `lots`: numbers of a fixed length, prize by prize, each drawn independently.
 */
export type Draw =
  | { kind: 'digits'; base: number; places: number }
  | { kind: 'balls'; of: number; take: number }
  | { kind: 'lots'; base: number; prizes: readonly Prize[] };
/** Number of lots of a prize, and of their digits. */
export type Prize = { code: string; lots: number; digits: number };

/** Drawn numbers in the order of `Draw`: digits, balls, or lots (`7` with two digits is `07`). JSON-safe. */
export type Result = readonly number[];

/** Result with the day of the draw (`YYYY-MM-DD`) in the lottery's time zone: the zodiac follows the lunar year. */
export type Drawn = { result: Result; date: string };

/** Field of a board: the labels of its choices; the first choice has the value `from`. */
export type Field = { name: string; choices: readonly string[]; from: number; least: number; most: number };

/** Chosen values, field by field, each in ascending order without repeats. */
export type Selection = readonly (readonly number[])[];

/** Single bet of a selection, in the same form or in the form that the play's `expand` yields. */
export type Unit = Selection;

/** Grade of a bet that returns the stake. */
export const PUSH = 'push';

/**
 * Number of winning draws among `space` equally likely ones, and number of hits per grade (several per draw if numbers
 * repeat).
 */
export type Chances = {
  space: bigint;
  winning: bigint;
  hits: Readonly<Record<string, bigint>>;
  /** Chance to hit each of several independent lots that all pay; absent if a draw hits at most one grade. */
  perLot?: Fraction;
};

/**
 * What a selection reads at some places of a result: values of the same kind are interchangeable, and so are the
 * places. With a `size`, only the remainder of the value counts: the last digits of a lot.
 */
export type Reading = { places: readonly number[]; size?: number; kindOf(value: number): number | string };

/** Bet type. Pure; `date` is the draw's, see `Drawn`. */
export type Play = {
  /** Code that is stable within its lottery, kebab-case. */
  code: string;
  /**
   * Price model. `group`: the prize group and the unit's chance determine the prize. `odds`: the price list does, stake
   * included.
   */
  model: 'group' | 'odds';
  fields: readonly Field[];
  /** Grades that a unit can hit, in addition to `push`. */
  grades: readonly string[];
  /** True if the grades that a unit can hit depend on the day of the draw. */
  dated?: true;
  /** Selections that contain every kind of unit with a price of its own. */
  samples: readonly string[];
  /** Parses fields separated by `|` and choices separated by `,`: `'1,2|3|4'`. Null if invalid or without a unit. */
  parse(written: string): Selection | null;
  /** Formats a selection in its canonical form. */
  write(selection: Selection): string;
  /** Returns the number of units, by a closed formula. */
  units(selection: Selection): number;
  expand(selection: Selection): Iterable<Unit>;
  /** Returns the grades that a unit hits; none if it loses. */
  wins(unit: Unit, drawn: Drawn): readonly string[];
  /** Returns the part of a selection that contains all units that do not lose: settlement expands only this part. */
  narrow(selection: Selection, drawn: Drawn): Selection;
  /** Returns all that the hits of a selection depend on. Places without a reading do not matter. */
  reads(selection: Selection, date: string): readonly Reading[];
  /** Returns an upper bound of a selection's hits in one draw. */
  peak(selection: Selection): number;
  chances(unit: Unit, date: string): Chances;
  /** Returns fair odds of a hit, for plays with many kinds of units. The list's odds are fractions of them. */
  fair?(unit: Unit, grade: string): Fraction;
};

/** Prices of a lottery, as data. A published version never changes: orders refer to it. */
export type PriceList = {
  version: string;
  /** Slider of the prize groups, in parts of 2,000: the difference between `most` and the chosen group is rebate. */
  groups: { least: number; most: number; step: number };
  /**
   * Odds by play and grade, stake included, as decimals; for plays with `fair`, the fraction of the fair odds that is
   * paid.
   */
  odds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Minimum expected return of a unit. */
  floor: string;
  /** Decimal amounts, as on the wire. */
  caps: Caps;
};
/**
 * Maximum win of an order, maximum win of an account per issue, and maximum loss of the house per number of an issue.
 */
export type Caps = { prizePerOrder: string; prizePerIssue: string; liabilityPerNumber: string };

export type Lottery = {
  code: LotteryCode;
  family: Family;
  area: 'CN' | 'VN' | 'SEA';
  /** IANA time zone of the draws. */
  zone: string;
  /** `own`: the platform draws; `official`: an official result decides. */
  draws: 'own' | 'official';
  draw: Draw;
  plays: Readonly<Record<string, Play>>;
  rulesVersion: string;
  /** Version of the newest price list. */
  priceVersion: string;
  /** All price lists, the newest last. */
  prices: readonly PriceList[];
  /** Parses a value from a feed or a column; null if it is not a result of this lottery. */
  parseResult(value: unknown): Result | null;
  /** Formats a result for display: `['01', '11', …]`. */
  writeResult(result: Result): string[];
};

/** s3.enum.prize-modes. */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';
