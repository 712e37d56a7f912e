import { type Draw, type Play, PUSH, type Result, type Unit } from '../../../src/lottery';
import { kinds } from '../../../src/lottery/prices/list';
import type { Bet, Oracle } from '../oracle/sets';
import { betsOf, DAY } from './compare';
import { allResults } from './draws';

/**
 * Kind of unit: number of draws it wins, number of hits per grade, and the bets of the oracle that agree with it in
 * all draws.
 */
export type Trial = {
  name: string;
  play: Play;
  unit: Unit;
  winning: number;
  hits: Record<string, number>;
  bets: Bet[];
};

function counts(trial: Trial, result: Result): boolean {
  const grades = trial.play.wins(trial.unit, { result, date: DAY });
  for (const grade of grades) trial.hits[grade] = (trial.hits[grade] ?? 0) + 1;
  const isWon = grades.some((grade) => grade !== PUSH);
  if (isWon) trial.winning += 1;
  return isWon && trial.winning === 1;
}

function agrees({ play, unit }: Trial, bet: Bet, result: Result): boolean {
  const fast = play.wins(unit, { result, date: DAY });
  const slow = bet(result, DAY);
  return fast.length === slow.length && fast.every((grade, index) => grade === slow[index]);
}

export type Trials = { draws: number; units: Trial[] };

/** Tries all kinds of units of the plays in every draw. */
export function trialsOf(draw: Draw, plays: Readonly<Record<string, Play>>, oracle: Oracle): Trials {
  const units = Object.values(plays).flatMap((play) =>
    kinds(play, DAY).map(({ selection, unit }): Trial => {
      const bets = betsOf(oracle, play, selection);
      return { name: `${play.code} ${selection} ${JSON.stringify(unit)}`, play, unit, winning: 0, hits: {}, bets };
    }),
  );
  let draws = 0;
  for (const result of allResults(draw)) {
    draws += 1;
    // A unit's counterpart is among the bets that win in the first draw that the unit wins.
    for (const trial of units)
      if (counts(trial, result)) trial.bets = trial.bets.filter((bet) => agrees(trial, bet, result));
  }
  for (const result of allResults(draw)) for (const trial of units) trial.bets = agreeing(trial, result);
  return { draws, units };
}

/** Reuses the list if all bets agree, which is the common case. */
const agreeing = (trial: Trial, result: Result) =>
  trial.bets.every((bet) => agrees(trial, bet, result))
    ? trial.bets
    : trial.bets.filter((bet) => agrees(trial, bet, result));
