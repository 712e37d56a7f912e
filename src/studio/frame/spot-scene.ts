import type { GameId } from '../catalogue/entries';
import { listIn, type RoundView } from './scene';
import { type SpotLayout, spotBoard } from './spot-board';
import { publishedSpot, publishedSpotLabel, spotLabel, tableNote } from './spot-label';
import type { MakeTableScene, TableScene } from './table-scene';
import type { Texts } from './words';

/** Parts of a table's scene that depend on the game. */
export type SpotField = Pick<TableScene, 'picture' | 'show' | 'wait' | 'words'> &
  SpotLayout & {
    past(result: RoundView): string;
  };

/** Returns the chips of a stake as text: "Red 2 · 17 1". */
function stakedOn(texts: Texts, view: RoundView): string {
  const chips = listIn(view, 'placed').map((placed) => {
    const { spot, chips: count }: { spot?: unknown; chips?: unknown } = Object(placed);
    return `${spotLabel(texts, String(spot))} × ${texts.number(Number(count))}`;
  });
  return chips.join(' · ');
}

/** Builds the scene of a table with spots from the drawing of its field. */
export const spotScene =
  (makeField: (texts: Texts, game: GameId) => SpotField): MakeTableScene =>
  (texts, odds, game) => {
    const { groups, red, past, ...field } = makeField(texts, game);
    const board = spotBoard(texts, odds, { groups, red });
    return {
      ...field,
      wait() {
        field.wait();
        board.mark([]);
      },
      async show(view, still) {
        await field.show(view, still);
        board.mark(listIn(view, 'paying').map(String));
      },
      choice: board.element,
      act: board.act,
      missing: board.missing,
      chips: board.count,
      messages: { betting: 'spots.betting', closed: 'spots.decides' },
      history: 'spots.history',
      past: (result) => ({ text: past(result), isBright: false }),
      staked: (view) => stakedOn(texts, view),
      resultOf: (name, choice) => {
        const label = publishedSpotLabel(texts, publishedSpot(choice));
        return name === 'returned' ? `${label}: ${texts.word('odds.returned')}` : label;
      },
      isListed: (_, pays) => pays !== '0',
      notes: [tableNote(game), 'spots.note'],
    };
  };
