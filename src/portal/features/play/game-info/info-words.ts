import { msg } from '@lingui/core/macro';
import type { FAIRNESS, RULES, VOLATILITIES } from '../../../../contract/play/game-kinds';

type Words<K extends string> = Record<K, ReturnType<typeof msg>>;

/** Rules of each kind of game. */
export const RULES_TEXT: Words<(typeof RULES)[number]> = {
  labWheel: msg({
    id: 'gameInfo.rules.labWheel',
    message: 'Spin the wheel. The field where it stops decides what you win.',
  }),
  labDice: msg({
    id: 'gameInfo.rules.labDice',
    message: 'Set a number. You win if the roll is not above it; the lower, the more.',
  }),
  labHiLo: msg({
    id: 'gameInfo.rules.labHiLo',
    message: 'Guess whether the next card is higher or lower. Stop when you like.',
  }),
  labReels: msg({
    id: 'gameInfo.rules.labReels',
    message: 'Three reels turn. Equal signs in the middle row win by the table.',
  }),
  labNet: msg({
    id: 'gameInfo.rules.labNet',
    message: 'Cast the net once. The more fish are in it, the more you win.',
  }),
  labPlinko: msg({
    id: 'gameInfo.rules.labPlinko',
    message: 'Choose a risk and drop the ball. The slot where it lands decides what you win.',
  }),
  labKeno: msg({
    id: 'gameInfo.rules.labKeno',
    message: 'Pick your numbers and draw. The table says what your hits pay.',
  }),
  labScratch: msg({
    id: 'gameInfo.rules.labScratch',
    message: 'Scratch the card. Three equal pictures of nine win by the table.',
  }),
  labMines: msg({
    id: 'gameInfo.rules.labMines',
    message: 'Open places of the field. Each safe one is worth more; a mine ends the round. Stop when you like.',
  }),
  labLines: msg({
    id: 'gameInfo.rules.labLines',
    message: 'Three matching pictures on one of five lines win by the pay table.',
  }),
  labWays: msg({
    id: 'gameInfo.rules.labWays',
    message: 'Matching pictures on adjacent reels from the left win. Three lamps start 8 free rounds that pay double.',
  }),
  labCrash: msg({
    id: 'gameInfo.rules.labCrash',
    message:
      'All players share one flight. Take your stake before the string is cut, and win the multiple of that moment.',
  }),
  labRoulette: msg({
    id: 'gameInfo.rules.labRoulette',
    message: 'Place chips on numbers, colours, dozens or columns. The wheel stops at one number for everyone.',
  }),
  labBaccarat: msg({
    id: 'gameInfo.rules.labBaccarat',
    message: 'Place chips on player, banker or tie. The hand closer to nine wins; a tie returns chips on the hands.',
  }),
  labSicBo: msg({
    id: 'gameInfo.rules.labSicBo',
    message: 'Three dice. Place chips on small, big, odd, even, a face, a sum or any triple.',
  }),
  labDragonTiger: msg({
    id: 'gameInfo.rules.labDragonTiger',
    message: 'One card each for dragon and tiger: the higher rank wins. A tie returns chips on both.',
  }),
  labAndarBahar: msg({
    id: 'gameInfo.rules.labAndarBahar',
    message: 'Cards go to Andar and Bahar in turn. The side that gets the rank of the first card wins.',
  }),
  labTeenPatti: msg({
    id: 'gameInfo.rules.labTeenPatti',
    message: 'Two hands of three cards, A and B: the stronger one wins. Equal hands return chips on both.',
  }),
  labBlackjack: msg({
    id: 'gameInfo.rules.labBlackjack',
    message: 'All players have the same two cards. Draw or stand: the hand closer to 21 than the dealer’s wins.',
  }),
  labFish: msg({
    id: 'gameInfo.rules.labFish',
    message: 'All players share one pond. Each press is one shot; a fish that is caught pays by its kind.',
  }),
  labFootball: msg({
    id: 'gameInfo.rules.labFootball',
    message:
      'Three fixtures of a published season. Bet on the winner, the goals or both sides scoring, or accumulate picks.',
  }),
  labCricket: msg({
    id: 'gameInfo.rules.labCricket',
    message:
      'Five overs each; a super over decides equal runs. Bet on the winner, the total or the margin, or accumulate picks.',
  }),
  labKabaddi: msg({
    id: 'gameInfo.rules.labKabaddi',
    message:
      'Two halves, and a golden raid if the points are equal. Bet on the winner, the total or the margin, or accumulate picks.',
  }),
  labEsport: msg({
    id: 'gameInfo.rules.labEsport',
    message: 'The best of three maps. Bet on the winner, the number of maps or the exact score, or accumulate picks.',
  }),
  labDuel: msg({
    id: 'gameInfo.rules.labDuel',
    message: 'Three cards each, one of which you may swap: the strongest hand wins all stakes less a fee of 3 of 100.',
  }),
  labPasha: msg({
    id: 'gameInfo.rules.labPasha',
    message:
      'Throw dice as long as you dare; a one loses all. The highest total wins all stakes less a fee of 3 of 100.',
  }),
  labLamps: msg({
    id: 'gameInfo.rules.labLamps',
    message: 'Eight or more matching pictures win anywhere. Each lamp, up to three, adds the win once more.',
  }),
  slots: msg({
    id: 'gameInfo.rules.slots',
    message: 'Set a stake and spin. Equal signs on a line win by the pay table.',
  }),
  table: msg({
    id: 'gameInfo.rules.table',
    message: 'Place your bets before the round begins. The table says what each pays.',
  }),
  arcade: msg({ id: 'gameInfo.rules.arcade', message: 'Short rounds: place a stake, play, and see what it won.' }),
  instant: msg({ id: 'gameInfo.rules.instant', message: 'The result is there at once, one stake a round.' }),
  fishing: msg({
    id: 'gameInfo.rules.fishing',
    message: 'Each shot is a stake. A fish that is caught pays its multiple.',
  }),
  liveCards: msg({
    id: 'gameInfo.rules.liveCards',
    message: 'A dealer deals real cards on camera. Bet before the time is up.',
  }),
  liveDice: msg({
    id: 'gameInfo.rules.liveDice',
    message: 'Real dice are thrown on camera. Bet on the result before the throw.',
  }),
  liveWheel: msg({ id: 'gameInfo.rules.liveWheel', message: 'A real wheel is spun on camera. Bet on where it stops.' }),
  liveTiles: msg({ id: 'gameInfo.rules.liveTiles', message: 'Tiles are dealt on camera. The better hand wins.' }),
  draw: msg({ id: 'gameInfo.rules.draw', message: 'Choose your numbers before the draw closes. The draw decides.' }),
  versus: msg({
    id: 'gameInfo.rules.versus',
    message: 'You play against other players. The room takes a small share.',
  }),
  sports: msg({
    id: 'gameInfo.rules.sports',
    message: 'Bet on matches at the odds shown. The official result decides.',
  }),
  esports: msg({
    id: 'gameInfo.rules.esports',
    message: 'Bet on esports matches at the odds shown. The official result decides.',
  }),
};

/** Engines of games that can be opened. */
export const ENGINE_TEXT: Partial<Words<(typeof RULES)[number]>> = {
  labWheel: msg({ id: 'gameInfo.engine.labWheel', message: 'Wheel' }),
  labDice: msg({ id: 'gameInfo.engine.labDice', message: 'Dice' }),
  labHiLo: msg({ id: 'gameInfo.engine.labHiLo', message: 'High or low' }),
  labReels: msg({ id: 'gameInfo.engine.labReels', message: 'Slot with three reels' }),
  labNet: msg({ id: 'gameInfo.engine.labNet', message: 'Fishing net' }),
  labPlinko: msg({ id: 'gameInfo.engine.labPlinko', message: 'Plinko' }),
  labKeno: msg({ id: 'gameInfo.engine.labKeno', message: 'Keno' }),
  labScratch: msg({ id: 'gameInfo.engine.labScratch', message: 'Scratch card' }),
  labMines: msg({ id: 'gameInfo.engine.labMines', message: 'Mines' }),
  labLines: msg({ id: 'gameInfo.engine.labLines', message: 'Slot with five lines' }),
  labWays: msg({ id: 'gameInfo.engine.labWays', message: 'Slot with 243 ways' }),
  labLamps: msg({ id: 'gameInfo.engine.labLamps', message: 'Slot that pays anywhere' }),
  labCrash: msg({ id: 'gameInfo.engine.labCrash', message: 'Crash' }),
  labRoulette: msg({ id: 'gameInfo.engine.labRoulette', message: 'Roulette' }),
  labBaccarat: msg({ id: 'gameInfo.engine.labBaccarat', message: 'Baccarat' }),
  labSicBo: msg({ id: 'gameInfo.engine.labSicBo', message: 'Sic bo' }),
  labDragonTiger: msg({ id: 'gameInfo.engine.labDragonTiger', message: 'Dragon tiger' }),
  labAndarBahar: msg({ id: 'gameInfo.engine.labAndarBahar', message: 'Andar Bahar' }),
  labTeenPatti: msg({ id: 'gameInfo.engine.labTeenPatti', message: 'Teen Patti' }),
  labBlackjack: msg({ id: 'gameInfo.engine.labBlackjack', message: 'Blackjack' }),
  labFish: msg({ id: 'gameInfo.engine.labFish', message: 'Fish pond' }),
  labFootball: msg({ id: 'gameInfo.engine.labFootball', message: 'Virtual football' }),
  labCricket: msg({ id: 'gameInfo.engine.labCricket', message: 'Virtual cricket' }),
  labKabaddi: msg({ id: 'gameInfo.engine.labKabaddi', message: 'Virtual kabaddi' }),
  labEsport: msg({ id: 'gameInfo.engine.labEsport', message: 'Virtual esports' }),
  labDuel: msg({ id: 'gameInfo.engine.labDuel', message: 'Card duel' }),
  labPasha: msg({ id: 'gameInfo.engine.labPasha', message: 'Dice race' }),
  draw: msg({ id: 'gameInfo.engine.draw', message: 'Lottery draw' }),
};

/** Descriptions of the ways in which a result is proven. */
export const FAIRNESS_TEXT: Words<(typeof FAIRNESS)[number]> = {
  provablyFair: msg({ id: 'gameInfo.fair.provablyFair', message: 'Provably fair: you can check each round yourself' }),
  testedRandom: msg({ id: 'gameInfo.fair.testedRandom', message: 'A random generator that a laboratory has tested' }),
  publicDraw: msg({ id: 'gameInfo.fair.publicDraw', message: 'A public draw' }),
  dealtOnCamera: msg({ id: 'gameInfo.fair.dealtOnCamera', message: 'A dealer on camera' }),
  betweenPlayers: msg({
    id: 'gameInfo.fair.betweenPlayers',
    message: 'Players play one another; the house has no part in it',
  }),
  eventResult: msg({ id: 'gameInfo.fair.eventResult', message: 'The official result of the event' }),
};

export const VOLATILITY_TEXT: Words<(typeof VOLATILITIES)[number]> = {
  low: msg({ id: 'gameInfo.volatility.low', message: 'Low: small wins, often' }),
  medium: msg({ id: 'gameInfo.volatility.medium', message: 'Medium' }),
  high: msg({ id: 'gameInfo.volatility.high', message: 'High: large wins, seldom' }),
};
