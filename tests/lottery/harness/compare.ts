import type { Drawn, Play, Selection } from '../../../src/lottery';
import type { Bet, Oracle } from '../oracle/sets';

/** A day in the year of the horse. */
export const DAY = '2026-11-22';

/** Returns the hits of a selection as settlement finds them: narrowed first. */
export function hitsOf(play: Play, selection: Selection, drawn: Drawn): string[] {
  const hits: string[] = [];
  for (const unit of play.expand(play.narrow(selection, drawn))) hits.push(...play.wins(unit, drawn));
  return hits.sort();
}

/** Returns the bets of a selection, by definition. */
export const betsOf = (oracle: Oracle, play: Play, written: string): Bet[] =>
  oracle[play.code]?.(...written.split('|').map((field) => (field === '' ? [] : field.split(',')))) ?? [];

export const slowHits = (bets: readonly Bet[], { result, date }: Drawn): string[] =>
  bets.flatMap((bet) => bet(result, date)).sort();

/** Parses a sample of a play. */
export function read(play: Play, written: string): Selection {
  const selection = play.parse(written);
  if (!selection) throw new Error(`${play.code}: ${written}`);
  return selection;
}
