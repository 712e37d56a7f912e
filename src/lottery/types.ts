import type { Fraction } from './fraction';

/** Stable; kept with issues and orders. */
export const LOTTERY_CODES = ['SSC', '11X5', 'PK10', 'LHC', 'LF3D', 'LFP5', 'VNN', 'VNS', 'VNC', 'SEA4D'] as const;
export type LotteryCode = (typeof LOTTERY_CODES)[number];

/** s9.enum.lottery-types, and the two of South East Asia. */
export type Family = '11X5' | 'LF' | 'LHC' | 'PK10' | 'SSC' | 'VN' | 'SEA';

/**
 * How a result comes about; all of them are equally likely. The universe is a parameter of every play, so that the same code is tried on small ones.
 * - `digits`: so many digits below `base`, in order, repeats allowed.
 * - `balls`: so many different numbers of 1 to `of`, in the order drawn.
 * - `lots`: numbers of so many digits, prize by prize, each drawn independently.
 */
export type Draw =
  | { kind: 'digits'; base: number; places: number }
  | { kind: 'balls'; of: number; take: number }
  | { kind: 'lots'; base: number; prizes: readonly Prize[] };
/** So many lots of so many digits each. */
export type Prize = { code: string; lots: number; digits: number };

/** What was drawn, in the order of `Draw`: digits, balls, or the lots' numbers (`7` of two digits is `07`). JSON-safe. */
export type Result = readonly number[];

/** A result and the day it was drawn on in the lottery's own zone, `YYYY-MM-DD`: the zodiac follows the lunar year. */
export type Drawn = { result: Result; date: string };

/** One field of a board: what can be chosen there, as it is written; the first choice has the value `from`. */
export type Field = { name: string; choices: readonly string[]; from: number; least: number; most: number };

/** The values chosen, field by field, each in ascending order without repeats. */
export type Selection = readonly (readonly number[])[];

/** One bet of a selection: of the same form, or what the play's `expand` makes of it. */
export type Unit = Selection;

/** The grade of a bet whose stake comes back. */
export const PUSH = 'push';

/** Of `space` equally likely draws, in how many a unit wins, and how often it hits each grade (more than once in a draw where numbers repeat). */
export type Chances = { space: bigint; winning: bigint; hits: Readonly<Record<string, bigint>> };

/** A way to bet. Pure; `date` is the draw's, see `Drawn`. */
export type Play = {
  /** Stable within its lottery, kebab-case. */
  code: string;
  /** `group`: the prize follows from the prize group and the unit's chance. `odds`: from the price list's odds, stake included. */
  model: 'group' | 'odds';
  fields: readonly Field[];
  /** What a unit can hit, beside `push`. */
  grades: readonly string[];
  /** True if the grades that a unit can hit depend on the day of the draw. */
  dated?: true;
  /** Selections that show each kind of unit that is priced on its own. */
  samples: readonly string[];
  /** Fields parted by `|`, choices by `,`: `'1,2|3|4'`. Null where it is not one of this play, or holds no unit. */
  parse(written: string): Selection | null;
  /** The one way to write a selection. */
  write(selection: Selection): string;
  /** Returns the number of units it holds, by a closed formula. */
  units(selection: Selection): number;
  expand(selection: Selection): Iterable<Unit>;
  /** The grades a unit hits, none where it loses. */
  wins(unit: Unit, drawn: Drawn): readonly string[];
  /** The part of a selection that holds all units which do not lose: what need be expanded once the result is known. */
  narrow(selection: Selection, drawn: Drawn): Selection;
  /** No draw has more hits of a selection at once. */
  peak(selection: Selection): number;
  chances(unit: Unit, date: string): Chances;
  /** Where units are of many kinds: the odds at which a hit would give back the stake. The list's odds are a part of them. */
  fair?(unit: Unit, grade: string): Fraction;
};

/** Prizes of a lottery, as data. A version is never changed: orders keep its name. */
export type PriceList = {
  version: string;
  /** Slider of the prize groups, in parts of 2,000: what is not taken as prize (`most` less the group chosen) is rebate. */
  groups: { least: number; most: number; step: number };
  /** Odds by play and grade, stake included: decimals; of plays that say what is fair, the part of it that is paid. */
  odds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** No unit gives back less on average. */
  floor: string;
  /** Money of the wire. */
  caps: Caps;
};
/** The most that an order can win, that one account can win by an issue, and that the house can lose by one number of an issue. */
export type Caps = { prizePerOrder: string; prizePerIssue: string; liabilityPerNumber: string };

export type Lottery = {
  code: LotteryCode;
  family: Family;
  area: 'CN' | 'VN' | 'SEA';
  /** By whose clocks it is drawn (IANA). */
  zone: string;
  /** `own`: the platform draws; `official`: it takes an official result. */
  draws: 'own' | 'official';
  draw: Draw;
  plays: Readonly<Record<string, Play>>;
  rulesVersion: string;
  /** Of the newest price list. */
  priceVersion: string;
  /** All of them, the newest last. */
  prices: readonly PriceList[];
  /** What a feed or a column holds, as a result of this lottery; null where it is none. */
  parseResult(value: unknown): Result | null;
  /** A result as it is shown: `['01', '11', …]`. */
  writeResult(result: Result): string[];
};

/** s3.enum.prize-modes. */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';
