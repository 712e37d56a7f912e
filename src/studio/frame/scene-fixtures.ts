import { fixturesOf, leadOf, matchdayOf, SEASON } from '../games/fixtures/schedule';
import type { Sport } from '../games/fixtures/sport';
import { type FixtureGame, SPORTS } from '../games/fixtures/sports';
import type { View } from './api';
import { h } from './dom';
import { breakText, fixtureName, fixturesIn, publishedSlipLabel, scoreText, sidesOf, spotText } from './fixture-label';
import { fixtureList } from './fixture-list';
import { fixtureSlip, pricesFrom } from './fixture-slip';
import { listIn, type RoundView } from './scene';
import type { MakeTableScene } from './table-scene';
import type { Texts } from './words';

/** Number of earlier matchdays that are listed with their scores. */
const PAST_LINES = 2;

/** Returns a stake as text: "Padma – Rupsha: Over 2.5 × 2 · …", or the picks of an accumulator. */
function slipText(texts: Texts, sport: Sport, view: RoundView): string {
  const text = (spot: unknown) => spotText(texts, sport, Number(view.matchday), String(spot));
  const picks = listIn(view, 'picks').map(text);
  if (picks.length > 0) return picks.join(' + ');
  const chips = listIn(view, 'placed').map((placed) => {
    const { spot, chips: count }: { spot?: unknown; chips?: unknown } = Object(placed);
    return `${text(spot)} × ${texts.number(Number(count))}`;
  });
  return chips.join(' · ');
}

/** Creates the table of the season with the prices of each fixture's winner. */
function seasonTable(texts: Texts, sport: Sport, odds: View['odds']): HTMLElement {
  const priceOf = pricesFrom(odds);
  const winners = Object.keys(sport.markets[0]?.selections ?? {});
  const rows = SEASON.flatMap((_, day) =>
    fixturesOf(day + 1).map((fixture) => {
      const name = `${texts.number(day + 1)}: ${fixtureName(sidesOf(texts, sport, fixture))}`;
      const prices = winners.map((winner) => texts.places(priceOf(leadOf(fixture), winner) / 100));
      return h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, prices.join(' · ')));
    }),
  );
  const columns = ['fixture.season', 'pays'] as const;
  const head = h('tr', {}, ...columns.map((id) => h('th', { scope: 'col' }, texts.word(id))));
  return h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows));
}

/** Builds the scene of a sport's fixtures. */
export const fixtureScene =
  (game: FixtureGame): MakeTableScene =>
  (texts, odds) => {
    const sport: Sport = SPORTS[game];
    const list = fixtureList(texts, sport);
    const slip = fixtureSlip(texts, sport, odds);
    let matchday = 1;
    const scores = (result: RoundView) => fixturesIn(result).map((fixture) => scoreText(texts, fixture));
    return {
      picture: list.element,
      choice: slip.element,
      act: slip.act,
      chips: slip.stakes,
      total: slip.total,
      missing: slip.missing,
      stakeLabel: 'fixture.stake',
      messages: { betting: 'fixture.betting', closed: 'fixture.decides', firstPart: 'fixture.playing' },
      history: 'fixture.history',
      pastLines: PAST_LINES,
      open(number) {
        matchday = matchdayOf(number);
        slip.open(matchday);
        list.open(matchday);
      },
      wait: () => list.open(matchday),
      pause(result) {
        list.pause(result);
        return texts.word(
          'fixture.atBreak',
          fixturesIn(result)
            .map((fixture) => breakText(texts, fixture))
            .join('; '),
        );
      },
      async show(result) {
        list.end(result);
      },
      words: (view) => texts.word('fixture.scores', scores(view).join('; ')),
      past: (result) => ({ text: scores(result).join(' · '), isBright: false }),
      staked: (view) => slipText(texts, sport, view),
      resultOf: (_, choice) => publishedSlipLabel(texts, sport, choice),
      isListed: (_, pays) => pays !== '0',
      notes: [`note.${game}`, 'fixture.note', 'rounded'],
      paytable: () => seasonTable(texts, sport, odds),
    };
  };
