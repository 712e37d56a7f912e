import type { DragonTable } from '../../catalogue/dragons';
import type { GameId } from '../../catalogue/entries';
import { fraction, ONE } from '../fraction';
import type { Game } from '../game';
import { shuffled } from '../shuffle';
import { PACK, RANKS, rankOf } from './cards';
import { hundredths, spotGame } from './spots';

const SPOTS = ['dragon', 'tiger', 'tie'];

type Outcome = 'dragon' | 'tiger' | 'tie';

/** Dragon tiger: one card each, the higher rank wins, the ace is lowest. A tie returns the chips on both. */
export function dragonGame({ id, packs, winPays, tiePays }: DragonTable & { id: GameId }): Game {
  const cards = packs * PACK;
  const cardsOfRank = cards / RANKS;
  return spotGame<Outcome>({
    id,
    version: 1,
    spots: SPOTS,
    published: SPOTS,
    deal: (draw) => {
      const [dragon = 0, tiger = 0] = shuffled(draw, cards, 2).map((card) => card % PACK);
      const ahead = rankOf(dragon) - rankOf(tiger);
      return { visiblePart: { dragon, tiger }, outcome: ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger' };
    },
    paysOf: (spot, outcome) => {
      if (spot === 'tie') return hundredths(outcome === 'tie', tiePays);
      return outcome === 'tie' ? ONE : hundredths(spot === outcome, winPays);
    },
    outcomes: () => {
      const ties = BigInt(cards * (cardsOfRank - 1));
      const wins = fraction(BigInt(cards * (cards - 1)) - ties, 2).over;
      return [
        { outcome: 'dragon', ways: wins },
        { outcome: 'tiger', ways: wins },
        { outcome: 'tie', ways: ties },
      ];
    },
  });
}
