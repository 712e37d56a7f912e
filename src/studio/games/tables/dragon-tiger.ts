import { fraction, ONE } from '../fraction';
import { shuffled } from '../shuffle';
import { PACK, RANKS, rankOf } from './cards';
import { hundredths, spotGame } from './spots';

/** Packs that are shuffled together for each round. */
const PACKS = 8;
const CARDS = PACKS * PACK;
/** Number of cards of each rank. */
const ALIKE = CARDS / RANKS;

const WIN_PAYS = 195;
const TIE_PAYS = 1_300;

const SPOTS = ['dragon', 'tiger', 'tie'];

type Outcome = 'dragon' | 'tiger' | 'tie';

/** Dragon tiger: one card each, the higher rank wins, the ace is lowest. A tie returns the chips on both. */
export const dragonTiger = spotGame<Outcome>({
  id: 'lab-dragon',
  version: 1,
  spots: SPOTS,
  published: SPOTS,
  deal: (draw) => {
    const [dragon = 0, tiger = 0] = shuffled(draw, CARDS, 2).map((card) => card % PACK);
    const ahead = rankOf(dragon) - rankOf(tiger);
    return { visiblePart: { dragon, tiger }, outcome: ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger' };
  },
  paysOf: (spot, outcome) => {
    if (spot === 'tie') return hundredths(outcome === 'tie', TIE_PAYS);
    return outcome === 'tie' ? ONE : hundredths(spot === outcome, WIN_PAYS);
  },
  outcomes: () => {
    const ties = BigInt(CARDS * (ALIKE - 1));
    const wins = fraction(BigInt(CARDS * (CARDS - 1)) - ties, 2).over;
    return [
      { outcome: 'dragon', ways: wins },
      { outcome: 'tiger', ways: wins },
      { outcome: 'tie', ways: ties },
    ];
  },
});
