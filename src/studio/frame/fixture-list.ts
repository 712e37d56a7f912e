import { FIXTURES, fixturesOf } from '../games/fixtures/schedule';
import type { Sport } from '../games/fixtures/sport';
import { h } from './dom';
import { fixturesIn, pointsText, sidesOf, teamName } from './fixture-label';
import type { RoundView } from './scene';
import type { Texts } from './words';
import { type Figure, picture, svg } from './woven';

/** Woven emblems of the teams, strongest first. */
const EMBLEMS: readonly Figure[] = ['tiger', 'boat', 'kite', 'drum', 'lily', 'owl'];

/** Creates the row of a fixture: emblems, names and score. */
function fixtureRow(texts: Texts, sport: Sport) {
  const score = h('span', { class: 'fixture-score' });
  const note = h('small', { class: 'fixture-note' });
  const sides = { home: h('span', { class: 'fixture-side' }), away: h('span', { class: 'fixture-side' }) };
  const element = h(
    'li',
    { class: 'fixture' },
    sides.home,
    h('span', { class: 'fixture-middle' }, score, note),
    sides.away,
  );
  const write = (home: unknown, away: unknown, below: string) => {
    score.textContent = `${pointsText(texts, home)}–${pointsText(texts, away)}`;
    note.textContent = below;
  };
  const emblem = (team: number) => {
    const figure = EMBLEMS[team];
    const attributes = { viewBox: '0 0 40 40', class: 'emblem', 'aria-hidden': 'true' };
    return svg('svg', attributes, ...(figure ? [picture(figure, { size: 40 })] : []));
  };
  return {
    element,
    open(matchday: number, place: number) {
      const fixture = fixturesOf(matchday)[place];
      if (!fixture) return;
      const names = sidesOf(texts, sport, fixture);
      sides.home.replaceChildren(emblem(fixture.home), names.home);
      sides.away.replaceChildren(emblem(fixture.away), names.away);
      score.textContent = '–';
      note.textContent = '';
    },
    pause: ({ homeBreak, awayBreak }: RoundView) => write(homeBreak, awayBreak, texts.word('fixture.break')),
    end({ home, away, winner, homeTeam, awayTeam }: RoundView) {
      const isTied = home === away && winner !== 'draw';
      const team = teamName(texts, winner === 'home' ? homeTeam : awayTeam);
      write(home, away, isTied ? texts.word('fixture.tieBreak', team) : texts.word('fixture.end'));
    },
  };
}

/** Creates the list of a matchday's fixtures, with live scores. */
export function fixtureList(texts: Texts, sport: Sport) {
  const rows = Array.from({ length: FIXTURES }, () => fixtureRow(texts, sport));
  const title = h('p', { class: 'fixture-title' });
  const list = h('ol', { class: 'fixtures' }, ...rows.map(({ element }) => element));
  const each = (result: RoundView, write: (row: (typeof rows)[number], fixture: RoundView) => void) => {
    for (const [place, fixture] of fixturesIn(result).entries()) {
      const row = rows[place];
      if (row) write(row, fixture);
    }
  };
  const open = (matchday: number) => {
    title.textContent = texts.word('fixture.matchday', matchday);
    for (const [place, row] of rows.entries()) row.open(matchday, place);
  };
  return {
    element: h('div', {}, title, list),
    open,
    pause: (result: RoundView) => each(result, (row, fixture) => row.pause(fixture)),
    end: (result: RoundView) => {
      open(Number(result.matchday));
      each(result, (row, fixture) => row.end(fixture));
    },
  };
}
