import { gameOpeningDriver } from '../../tests/drivers/play/game-opening.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Lottery of the seed per sample; the studios are not connected. */
const LOTTERIES: Record<string, string> = {
  'a lottery at one play': 'ssc-direct-5',
  'the Vietnamese lottery': 'vnn-lo-2',
  'the SEA lottery': 'sea4d-big',
};
const openings = Object.entries(LOTTERIES).map(([input, id]) => [
  `a player launches ${input}`,
  {
    input,
    fixture: 'member',
    async open(tester: Tester) {
      await tester.isLoggedIn('player');
      await tester.opens(`/?dialog=launch&id=${id}`);
      await tester.screen.press('launch.play');
    },
  },
]);

export const gameOpeningSteps = flowSteps('game-opening', gameOpeningDriver, {
  openings: Object.fromEntries(openings),
});
