import { type Fixture, fixturesOf, leadOf } from '../games/fixtures/schedule';
import type { Sport } from '../games/fixtures/sport';
import { listIn, type RoundView } from './scene';
import { isWord, type Texts } from './words';

/** Names of both sides of a fixture. */
export type Sides = { home: string; away: string };

export function teamName(texts: Texts, team: unknown): string {
  const id = `team.${team}`;
  return isWord(id) ? texts.word(id) : String(team);
}

export const sidesOf = (texts: Texts, sport: Sport, { home, away }: Fixture): Sides => ({
  home: teamName(texts, sport.teams[home]),
  away: teamName(texts, sport.teams[away]),
});

export const fixtureName = ({ home, away }: Sides): string => `${home} – ${away}`;

/** Returns the label of a selection, with the names of the sides. */
export function selectionLabel(
  texts: Texts,
  { line, clear = 0 }: Sport,
  selection: string,
  { home, away }: Sides,
): string {
  if (selection === 'home') return home;
  if (selection === 'away') return away;
  if (selection === 'home.clear') return texts.word('fixture.clear', home, clear);
  if (selection === 'away.clear') return texts.word('fixture.clear', away, clear);
  const [, won, lost] = /^(\d)-(\d)$/.exec(selection) ?? [];
  if (won !== undefined && lost !== undefined) return `${texts.number(Number(won))}–${texts.number(Number(lost))}`;
  const id = `fixture.${selection}`;
  return isWord(id) ? texts.word(id, selection === 'close' ? clear : line) : selection;
}

/** Splits a spot such as `2.over` into its fixture (from 0) and its selection. */
export const spotParts = (spot: string) => ({ place: Number(spot.slice(0, 1)) - 1, selection: spot.slice(2) });

/** Returns the label of a spot of a matchday: "Padma – Rupsha: Over 2.5". */
export function spotText(texts: Texts, sport: Sport, matchday: number, spot: string): string {
  const { place, selection } = spotParts(spot);
  const fixture = fixturesOf(matchday)[place];
  if (!fixture) return spot;
  const sides = sidesOf(texts, sport, fixture);
  return `${fixtureName(sides)}: ${selectionLabel(texts, sport, selection, sides)}`;
}

/** Returns the first spot of a published first act. */
export function publishedSpotOf(choice: RoundView): string {
  const [first] = listIn(choice, 'spots');
  const { spot }: { spot?: unknown } = Object(first);
  return String(spot);
}

/** Returns the lead of the home side of a published single, in ratings. */
export function publishedLead(choice: RoundView): number {
  const fixture = fixturesOf(Number(choice.matchday))[spotParts(publishedSpotOf(choice)).place];
  return fixture ? leadOf(fixture) : 0;
}

function leadText(texts: Texts, lead: number): string {
  if (lead === 0) return texts.word('fixture.even');
  return lead > 0 ? texts.word('fixture.ahead', lead) : texts.word('fixture.behind', -lead);
}

/** Returns the label of a published table; that of a single represents all fixtures with the same lead. */
export function publishedSlipLabel(texts: Texts, sport: Sport, choice: RoundView): string {
  const picks = listIn(choice, 'picks').map((pick) => spotText(texts, sport, Number(choice.matchday), String(pick)));
  if (picks.length > 0) return `${texts.word('fixture.accumulator')}: ${picks.join(' + ')}`;
  const sides = { home: texts.word('fixture.home'), away: texts.word('fixture.away') };
  const { selection } = spotParts(publishedSpotOf(choice));
  return `${leadText(texts, publishedLead(choice))}: ${selectionLabel(texts, sport, selection, sides)}`;
}

/** Returns the score of a fixture: "Padma 2–1 Rupsha", with the winner of a tie-break. */
export function scoreText(texts: Texts, fixture: RoundView): string {
  const { homeTeam, awayTeam, home, away, winner } = fixture;
  const whole = pairText(texts, fixture, home, away);
  if (home !== away || winner === 'draw') return whole;
  return `${whole} (${texts.word('fixture.tieBreak', teamName(texts, winner === 'home' ? homeTeam : awayTeam))})`;
}

/** Returns the points of a side; a dash before it has played. */
export const pointsText = (texts: Texts, points: unknown): string =>
  points === null ? '–' : texts.number(Number(points));

const pairText = (texts: Texts, { homeTeam, awayTeam }: RoundView, home: unknown, away: unknown): string =>
  `${teamName(texts, homeTeam)} ${pointsText(texts, home)}–${pointsText(texts, away)} ${teamName(texts, awayTeam)}`;

/** Returns the score of a fixture at the break. */
export const breakText = (texts: Texts, fixture: RoundView): string =>
  pairText(texts, fixture, fixture.homeBreak, fixture.awayBreak);

export const fixturesIn = (result: RoundView): RoundView[] =>
  listIn(result, 'fixtures').map((fixture): RoundView => Object(fixture));
