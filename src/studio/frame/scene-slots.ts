import * as v from 'valibot';
import { entryIn } from '../catalogue/entry';
import { LAMP_SLOTS, type LampsEntry } from '../catalogue/lamp-slots';
import { LINE_SLOTS, type LinesEntry } from '../catalogue/line-slots';
import { FROM } from '../games/slots/lamps';
import { fieldsOf as fieldsOfLine } from '../games/slots/lines';
import { fieldsOf as fieldsOfStreak, WAY_PAYS } from '../games/slots/streaks';
import { ROWS, type SlotSymbol, SYMBOLS, strip } from '../games/slots/strips';
import { grid } from './grid';
import { type PayRow, paytable } from './paytable';
import { type MakeScene, numberIn, type RoundView } from './scene';
import { freeTurns } from './turns-free';
import type { Texts, WordId } from './words';

const symbol = v.picklist(SYMBOLS);
const gridOf = (view: RoundView): SlotSymbol[] => v.parse(v.array(symbol), view.grid);

/** Drawing of a slot: its window, the wins of a round, and its pay table. */
type Slot<Win> = {
  columns: number;
  rows: number;
  first: string;
  win: v.GenericSchema<unknown, Win>;
  fieldsOf(win: Win, grid: readonly SlotSymbol[]): readonly number[];
  labelOf(texts: Texts, win: Win): string;
  /** Sentence after the wins, if the round has one. */
  more?(texts: Texts, view: RoundView, wins: readonly Win[]): string | null;
  payColumns(texts: Texts): string[];
  pays: readonly PayRow[];
  note: WordId;
};

function slotScene<Win>(slot: Slot<Win>): MakeScene {
  const winsOf = (view: RoundView): Win[] => v.parse(v.array(slot.win), view.wins);
  return (texts) => {
    const window = grid(slot.columns, slot.rows, strip(slot.first));
    return {
      picture: window.element,
      choice: null,
      act: () => ({ act: 'spin' }),
      async show(view, still) {
        const pictures = gridOf(view);
        await window.show(pictures, still);
        window.mark(winsOf(view).flatMap((win) => slot.fieldsOf(win, pictures)));
      },
      words(view) {
        const wins = winsOf(view);
        const labels = wins.map((win) => slot.labelOf(texts, win)).join(', ');
        const found = wins.length === 0 ? texts.word('slot.none') : texts.word('slot.wins', labels);
        const more = slot.more?.(texts, view, wins) ?? null;
        return more === null ? found : `${found} ${more}`;
      },
      resultOf(name) {
        if (name === 'lost' || name === 'free') return texts.word(`odds.${name}`);
        return texts.word('odds.band', ...name.split('-').map(Number));
      },
      notes: [slot.note, 'odds.bands'],
      paytable: () => paytable(texts, slot.payColumns(texts), slot.pays),
    };
  };
}

const rowsOf = (pays: Readonly<Partial<Record<SlotSymbol, readonly number[]>>>): PayRow[] =>
  SYMBOLS.flatMap((name) => {
    const multiples = pays[name];
    return multiples ? [[name, multiples] as const] : [];
  });

const linesOf = (entry: LinesEntry) =>
  slotScene({
    columns: 3,
    rows: ROWS,
    first: 'flbkfoldb',
    win: v.object({ picture: symbol, line: v.number() }),
    fieldsOf: ({ line }) => fieldsOfLine(line),
    labelOf: (texts, { picture, line }) => texts.word('slot.line', texts.word(picture), line + 1),
    payColumns: (texts) => [texts.word('slot.onLine')],
    pays: rowsOf(entry.pays),
    note: 'slot.note.lines',
  });
export const linesScene: MakeScene = (texts, game) => linesOf(entryIn<LinesEntry>(LINE_SLOTS, game))(texts, game);

const streak = v.object({ picture: symbol, reels: v.number(), ways: v.number() });
const ways = slotScene({
  columns: 5,
  rows: ROWS,
  first: 'lomfkotdbwfmldf',
  win: streak,
  fieldsOf: (win, pictures) => fieldsOfStreak(pictures, win),
  labelOf: (texts, { picture, reels, ways: count }) => texts.word('slot.ways', texts.word(picture), reels, count),
  more(texts, view) {
    const left = numberIn(view, 'free');
    return left === 0 ? null : texts.word('slot.free', left);
  },
  payColumns: (texts) => [3, 4, 5].map((reels) => texts.word('slot.reels', reels)),
  pays: rowsOf(WAY_PAYS),
  note: 'slot.note.ways',
});
export const waysScene: MakeScene = (texts, game) => ({
  ...ways(texts, game),
  turns: (send) => freeTurns(texts, send),
});

const lampsOf = (entry: LampsEntry) =>
  slotScene({
    columns: 5,
    rows: 4,
    first: 'flbdfoklfbsdlfbokfld',
    win: v.object({ picture: symbol, count: v.number() }),
    fieldsOf: ({ picture }, pictures) => pictures.flatMap((name, field) => (name === picture ? [field] : [])),
    labelOf: (texts, { picture, count }) => texts.word('slot.count', texts.word(picture), count),
    more(texts, view, wins) {
      const lit = numberIn(view, 'lamps');
      return lit === 0 || wins.length === 0 ? null : texts.word('slot.lamps', lit, lit + 1);
    },
    payColumns: (texts) => FROM.map((from) => texts.word('slot.from', from)),
    pays: rowsOf(entry.pays),
    note: 'slot.note.lamps',
  });
export const lampsScene: MakeScene = (texts, game) => lampsOf(entryIn<LampsEntry>(LAMP_SLOTS, game))(texts, game);
