import type { StudioRequest } from '../../contract/play/studio';
import { fraction, toText } from '../games/fraction';
import type { GameId } from '../games/game';
import { COUNT_PAYS, FROM } from '../games/slots/lamps';
import { LINE_PAYS } from '../games/slots/lines';
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

/** Pay tables of the slots, whose odds unite results in bands. */
const PAY_TABLES: Partial<Record<GameId, PayTable>> = {
  'lab-lines': tableOf([wordLabel('slot.onLine')], LINE_PAYS),
  'lab-ways': tableOf(
    [3, 4, 5].map((reels) => inBoth((say) => say.word('slot.reels', reels))),
    WAY_PAYS,
  ),
  'lab-lamps': tableOf(
    FROM.map((from) => inBoth((say) => say.word('slot.from', from))),
    COUNT_PAYS,
  ),
};
export const payTableOf = (game: GameId): PayTable | null => PAY_TABLES[game] ?? null;
