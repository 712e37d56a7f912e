import { FISH_KINDS, type FishKind } from '../games/fish';
import type { Pond, View } from './api';
import type { OddsScene } from './odds-panel';
import { decimal, type RoundView } from './scene';
import { isWord, type Texts } from './words';

/** Returns the name of the kind of fish in a result or a published table. */
export function kindIn(texts: Texts, { kind }: RoundView): string {
  const id = `fish.${kind}`;
  return isWord(id) ? texts.word(id) : String(kind);
}

/** Returns the published payout of a catch of a kind, and its chance as one in a number. */
export function winOf(odds: View['odds'], kind: FishKind) {
  const table = odds.find(({ choice }) => choice.kind === kind);
  const win = table?.results.find(({ pays }) => pays !== '0');
  return { pays: decimal(win?.pays ?? '0'), oneIn: Number(win?.of) / Number(win?.ways) };
}

/** Returns the label of a fish in the pond: its name and its payout. */
export const fishLabel = (texts: Texts, odds: View['odds'], kind: FishKind): string =>
  texts.word('fish.label', texts.word(`fish.${kind}`), winOf(odds, kind).pays);

/** Returns a shot's result as text. */
export const shotWords = (texts: Texts, view: RoundView): string =>
  texts.word(view.caught === true ? 'shown.lab-fish' : 'fish.escaped', kindIn(texts, view));

/** Describes the published table of fishing. */
export const fishOdds = (texts: Texts): OddsScene => ({
  resultOf: (_, choice) => kindIn(texts, choice),
  isListed: (_, pays) => pays !== '0',
  notes: ['note.lab-fish'],
});

/** Returns the catches of all players by kind: "Rui 3 · Boal 1". */
export function catchesIn(texts: Texts, { caught }: Pond): string {
  const counts = FISH_KINDS.flatMap((kind) => {
    const count = caught[kind] ?? 0;
    return count > 0 ? [texts.word('fish.count', texts.word(`fish.${kind}`), count)] : [];
  });
  return counts.length > 0 ? texts.word('fish.caught', counts.join(' · ')) : texts.word('fish.noneCaught');
}
