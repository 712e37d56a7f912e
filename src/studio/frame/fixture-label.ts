import { type Fixture, fixturesOf, leadOf } from '../games/fixtures/schedule';
import type { Sport } from '../games/fixtures/sport';
import { listIn, type RoundView } from './scene';
import { isWord, type Say } from './words';

/** Names of both sides of a fixture. */
export type Sides = { home: string; away: string };

export function teamName(say: Say, team: unknown): string {
  const id = `team.${team}`;
  return isWord(id) ? say.word(id) : String(team);
}

export const sidesOf = (say: Say, sport: Sport, { home, away }: Fixture): Sides => ({
  home: teamName(say, sport.teams[home]),
  away: teamName(say, sport.teams[away]),
});

export const fixtureName = ({ home, away }: Sides): string => `${home} – ${away}`;

/** Returns the label of a selection, with the names of the sides. */
export function selectionLabel(say: Say, { line, clear = 0 }: Sport, selection: string, { home, away }: Sides): string {
  if (selection === 'home') return home;
  if (selection === 'away') return away;
  if (selection === 'home.clear') return say.word('fixture.clear', home, clear);
  if (selection === 'away.clear') return say.word('fixture.clear', away, clear);
  const [, won, lost] = /^(\d)-(\d)$/.exec(selection) ?? [];
  if (won !== undefined && lost !== undefined) return `${say.number(Number(won))}–${say.number(Number(lost))}`;
  const id = `fixture.${selection}`;
  return isWord(id) ? say.word(id, selection === 'close' ? clear : line) : selection;
}

/** Splits a spot such as `2.over` into its fixture (from 0) and its selection. */
export const spotParts = (spot: string) => ({ place: Number(spot.slice(0, 1)) - 1, selection: spot.slice(2) });

/** Returns the label of a spot of a matchday: "Padma – Rupsha: Over 2.5". */
export function spotText(say: Say, sport: Sport, matchday: number, spot: string): string {
  const { place, selection } = spotParts(spot);
  const fixture = fixturesOf(matchday)[place];
  if (!fixture) return spot;
  const sides = sidesOf(say, sport, fixture);
  return `${fixtureName(sides)}: ${selectionLabel(say, sport, selection, sides)}`;
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

function leadText(say: Say, lead: number): string {
  if (lead === 0) return say.word('fixture.even');
  return lead > 0 ? say.word('fixture.ahead', lead) : say.word('fixture.behind', -lead);
}

/** Returns the label of a published table; that of a single represents all fixtures with the same lead. */
export function publishedSlipLabel(say: Say, sport: Sport, choice: RoundView): string {
  const picks = listIn(choice, 'picks').map((pick) => spotText(say, sport, Number(choice.matchday), String(pick)));
  if (picks.length > 0) return `${say.word('fixture.accumulator')}: ${picks.join(' + ')}`;
  const sides = { home: say.word('fixture.home'), away: say.word('fixture.away') };
  const { selection } = spotParts(publishedSpotOf(choice));
  return `${leadText(say, publishedLead(choice))}: ${selectionLabel(say, sport, selection, sides)}`;
}

/** Returns the score of a fixture: "Padma 2–1 Rupsha", with the winner of a tie-break. */
export function scoreText(say: Say, fixture: RoundView): string {
  const { homeTeam, awayTeam, home, away, winner } = fixture;
  const whole = pairText(say, fixture, home, away);
  if (home !== away || winner === 'draw') return whole;
  return `${whole} (${say.word('fixture.tieBreak', teamName(say, winner === 'home' ? homeTeam : awayTeam))})`;
}

/** Returns the points of a side; a dash before it has played. */
export const pointsText = (say: Say, points: unknown): string => (points === null ? '–' : say.number(Number(points)));

const pairText = (say: Say, { homeTeam, awayTeam }: RoundView, home: unknown, away: unknown): string =>
  `${teamName(say, homeTeam)} ${pointsText(say, home)}–${pointsText(say, away)} ${teamName(say, awayTeam)}`;

/** Returns the score of a fixture at the break. */
export const breakText = (say: Say, fixture: RoundView): string =>
  pairText(say, fixture, fixture.homeBreak, fixture.awayBreak);

export const fixturesIn = (result: RoundView): RoundView[] =>
  listIn(result, 'fixtures').map((fixture): RoundView => Object(fixture));
