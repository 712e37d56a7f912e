import type { StudioRequest } from '../../contract/play/studio';
import { type EngineId, engineOf, type GameId } from '../catalogue/entries';
import { entryIn } from '../catalogue/entry';
import { LAMP_SLOTS, type LampsEntry } from '../catalogue/lamp-slots';
import { LINE_SLOTS, type LinesEntry } from '../catalogue/line-slots';
import { fixtureName, selectionLabel, sidesOf } from '../frame/fixture-label';
import type { Texts } from '../frame/words';
import { priceOf, selectionsOf } from '../games/fixtures/prices';
import { leadOf, SEASON } from '../games/fixtures/schedule';
import type { Sport } from '../games/fixtures/sport';
import { sportOf } from '../games/fixtures/sports';
import { fraction, toText } from '../games/fraction';
import { FROM } from '../games/slots/lamps';
import { WAY_PAYS } from '../games/slots/streaks';
import { SYMBOLS } from '../games/slots/strips';
import { inBoth, type Label, wordLabel } from './labels';

type PayTable = NonNullable<StudioRequest<'odds'>['payTable']>;

/** `pays`: hundredths of the stake by picture, one for each column. */
const tableOf = (columns: Label[], pays: Readonly<Partial<Record<string, readonly number[]>>>): PayTable => ({
  columns,
  rows: SYMBOLS.flatMap((symbol) => {
    const hundredths = pays[symbol];
    return hundredths
      ? [{ label: wordLabel(symbol), pays: hundredths.map((some) => toText(fraction(some, 100))) }]
      : [];
  }),
});

/** Pay tables of the slots, because their odds unite results in bands. */
const PAY_TABLES: Partial<Record<EngineId, (game: GameId) => PayTable>> = {
  'lab-lines': (game) => tableOf([wordLabel('slot.onLine')], entryIn<LinesEntry>(LINE_SLOTS, game).pays),
  'lab-ways': () =>
    tableOf(
      [3, 4, 5].map((reels) => inBoth((texts) => texts.word('slot.reels', reels))),
      WAY_PAYS,
    ),
  'lab-lamps': (game) =>
    tableOf(
      FROM.map((from) => inBoth((texts) => texts.word('slot.from', from))),
      entryIn<LampsEntry>(LAMP_SLOTS, game).pays,
    ),
};

/** Returns the season of a sport: each fixture with the price of each selection. */
function seasonTable(sport: Sport): PayTable {
  const selections = selectionsOf(sport);
  const sides = (texts: Texts) => ({ home: texts.word('fixture.home'), away: texts.word('fixture.away') });
  return {
    columns: selections.map((selection) => inBoth((texts) => selectionLabel(texts, sport, selection, sides(texts)))),
    rows: SEASON.flatMap((fixtures, day) =>
      fixtures.map((fixture) => ({
        label: inBoth((texts) => `${texts.number(day + 1)}: ${fixtureName(sidesOf(texts, sport, fixture))}`),
        pays: selections.map((selection) => toText(priceOf(sport, leadOf(fixture), selection))),
      })),
    ),
  };
}

export function payTableOf(game: GameId): PayTable | null {
  const sport = sportOf(game);
  return sport ? seasonTable(sport) : (PAY_TABLES[engineOf(game)]?.(game) ?? null);
}
