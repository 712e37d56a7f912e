import * as v from 'valibot';
import { type EngineId, engineOf, type GameId } from '../catalogue/entries';
import {
  type Fraction,
  fraction,
  greater,
  isLess,
  lesser,
  minus,
  nearestShare,
  ONE,
  sum,
  times,
  ZERO,
} from './fraction';

/** Returns a uniformly distributed integer from 0 to below - 1: a game's only source of chance. */
export type Draw = (below: number) => number;

/**
 * A round after some of its acts: its visible part, whether it has ended, and the multiple of the stake that it then
 * pays.
 */
export type Played = { visiblePart: VisiblePart; ended: boolean; pays: Fraction };
export type VisiblePart = {
  readonly [name: string]:
    | string
    | number
    | boolean
    | null
    | readonly (number | string)[]
    | VisiblePart
    | readonly VisiblePart[];
};

/** A row of the published table: `ways` of `of` equally likely results pay `pays` times the stake. */
export type Odds = { name: string; ways: bigint; of: bigint; pays: Fraction };

/** A game: pure mathematics, the same for play and for trial. */
export type Game = {
  id: GameId;
  /** Part of each result, so that an old round is verified by the rules it was played by. */
  version: number;
  /**
   * State of the round after these acts, the first of which is sent with the stake. Throws `Misplayed` on acts that the
   * rules do not define.
   */
  play(draw: Draw, acts: readonly unknown[]): Played;
  /** Table for a first act; throws `Misplayed` on an invalid act. */
  odds(first: unknown): Odds[];
  /**
   * Chance that the acts of a finished round lose the stake. Defined only by games of several acts; others use the
   * table of the first act.
   */
  chanceOfLoss?(draw: Draw, acts: readonly unknown[]): Fraction;
  /** Largest multiple of the stake, for games whose published rows do not contain it. */
  largestWin?(): Fraction;
  /** Mean square of the multiple, for games whose published rows unite results. */
  meanSquare?(): Fraction;
  /** First acts whose tables are published. */
  published: readonly unknown[];
  /** Stakes in minor units: whole points, so that payouts need no rounding. */
  stakes: readonly bigint[];
  /** Number of equal stakes that a first act consists of; 1 by default. Throws `Misplayed` on an invalid act. */
  units?(first: unknown): number;
  /** Minimum time between a player's last bet and one on this game, ms; 2,500 by default. */
  paceMs?: number;
  /** For games at a table. */
  shared?: SharedRules;
};

/** Rules of a round that all players at a table share. */
export type SharedRules = {
  /** Lifecycle of its rounds. */
  chart: 'crash-round' | 'table-round' | 'blackjack-round' | 'fixture-round';
  /** Time that a result stays on the screen, ms. */
  pauseMs: number;
  /** Returns the result of the round with this number (from 1), which all players see. */
  result(draw: Draw, number: number): VisiblePart;
  /** Visible part of a stake before the result. Throws `Misplayed` on acts that the rules do not define. */
  staked(acts: readonly unknown[]): VisiblePart;
  /** For games in which players decide between the first cards and the result. */
  decisions?: Decisions;
  /** Returns whether a first act is valid for the round with this number; by default all are. */
  isFor?(first: unknown, number: number): boolean;
  /** Part of a result that is visible at the break, for rounds that have one. */
  atBreak?(result: VisiblePart): VisiblePart;
};

/** Decisions of a shared round, which all players make at the same time. */
export type Decisions = {
  /** Time for each decision, ms. */
  ms: number;
  /** Number of decisions that a result permits. */
  count(result: VisiblePart): number;
  /** Part of a result that all players see after this number of decisions. */
  visible(result: VisiblePart, made: number): VisiblePart;
};

/** Games whose rounds all players at a table share: chance comes from the table, not from a player's seeds. */
export const TABLE_GAMES = [
  'lab-crash',
  'lab-roulette',
  'lab-roulette-two',
  'lab-baccarat',
  'lab-baccarat-evening',
  'lab-sicbo',
  'lab-sicbo-gold',
  'lab-dragon',
  'lab-dragon-one',
  'lab-andar',
  'lab-patti',
  'lab-blackjack',
  'lab-football',
  'lab-cricket',
  'lab-kabaddi',
  'lab-esport',
] as const satisfies readonly GameId[];
export type TableGame = (typeof TABLE_GAMES)[number];
export const isTable = (game: GameId): game is TableGame => TABLE_GAMES.some((table) => table === game);
/** Engine of the games at a table. */
export type TableEngine = TableGame & EngineId;

/** Returns the engine of a game at a table. */
export function tableEngineOf(game: TableGame): TableEngine {
  const engine = engineOf(game);
  if (!isTable(engine)) throw new Error(`${engine} has no table`);
  return engine;
}

/** The game whose fish swim in a pond that all players share; its chance comes from a player's own seeds. */
export const POND = 'lab-fish' satisfies GameId;

/** An act that the rules do not define, or do not permit now. */
export class Misplayed extends Error {}

/** Parses an act by its schema; throws `Misplayed` if it does not match. */
export function act<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, input);
  if (!read.success) throw new Misplayed('no such act');
  return read.output;
}

/** Parses the only act of a game that ends immediately. */
export function only<S extends v.GenericSchema>(schema: S, acts: readonly unknown[]): v.InferOutput<S> {
  if (acts.length !== 1) throw new Misplayed('one act, and no more');
  return act(schema, acts[0]);
}

/** Returns the exact long-run return of a table, as a share of the stake. */
export const returnOf = (odds: readonly Odds[]): Fraction =>
  sum(odds.map(({ ways, of, pays }) => times({ over: ways, under: of }, pays)));

/** Returns the exact variance of the multiple of the stake that a round pays, by the table of its first act. */
export function varianceOf(game: Pick<Game, 'meanSquare'>, odds: readonly Odds[]): Fraction {
  const back = returnOf(odds);
  const squares = odds.map(({ ways, of, pays }) => times(fraction(ways, of), times(pays, pays)));
  return minus(game.meanSquare?.() ?? sum(squares), times(back, back));
}

/** Returns the exact share of the stake that the choices of a finished round lose on average. Wins do not reduce it. */
export function averageLoss(game: Game, draw: Draw, acts: readonly unknown[]): Fraction {
  if (game.chanceOfLoss) return game.chanceOfLoss(draw, acts);
  const losing = game.odds(acts[0]).filter(({ pays }) => isLess(pays, ONE));
  return sum(losing.map(({ ways, of, pays }) => times(fraction(ways, of), minus(ONE, pays))));
}

/** Returns the largest share of the stake that a round can lose; zero if its outcome never varies. */
function largestLoss(game: Game, [first]: readonly unknown[]): Fraction {
  if (game.chanceOfLoss) return ONE;
  const [pays, ...others] = game.odds(first).map((result) => result.pays);
  if (!pays || others.length === 0) return ZERO;
  return minus(ONE, others.reduce(lesser, pays));
}

/**
 * Returns the valid bet of a finished round, in minor units, rounded to the nearest: twice the average loss of its
 * choices, at most their largest loss.
 */
export function validBetOf(game: Game, draw: Draw, acts: readonly unknown[], stake: bigint): bigint {
  const counted = times(fraction(2), averageLoss(game, draw, acts));
  return nearestShare(lesser(counted, largestLoss(game, acts)), stake);
}

/**
 * Returns the largest win of a game, as a multiple of the stake: from its published tables, unless their rows unite
 * results (`own.studio.largest-win`).
 */
export const largestWinOf = (game: Game): Fraction =>
  game.largestWin?.() ??
  game.published
    .flatMap((first) => game.odds(first))
    .map(({ pays }) => pays)
    .reduce(greater);

export const STAKES: readonly bigint[] = [1_00n, 2_00n, 5_00n, 10_00n, 20_00n, 50_00n, 100_00n];
