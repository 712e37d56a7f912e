import type { Drawn, Play, Selection } from '../../../src/lottery';
import type { Bet, Oracle } from '../oracle/sets';

/** A day of the year of the horse. */
export const DAY = '2026-11-22';

/** What a selection hits, by the play: narrowed first, as a line is settled. */
export function hitsOf(play: Play, selection: Selection, drawn: Drawn): string[] {
  const hits: string[] = [];
  for (const unit of play.expand(play.narrow(selection, drawn))) hits.push(...play.wins(unit, drawn));
  return hits.sort();
}

/** The bets that a selection is, by definition. */
export const betsOf = (oracle: Oracle, play: Play, written: string): Bet[] =>
  oracle[play.code]?.(...written.split('|').map((field) => (field === '' ? [] : field.split(',')))) ?? [];

export const slowHits = (bets: readonly Bet[], { result, date }: Drawn): string[] =>
  bets.flatMap((bet) => bet(result, date)).sort();

/** A play's sample as a selection. */
export function read(play: Play, written: string): Selection {
  const selection = play.parse(written);
  if (!selection) throw new Error(`${play.code}: ${written}`);
  return selection;
}
