import { gameLaunchDriver } from '../../tests/drivers/play/game-launch.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Game of the seed per outcome. One game's studio is not connected to the gateway. */
const GAMES: Record<string, string> = {
  'of a third party': 'kadam-autumn-pitha',
  'a lottery at one play': 'ssc-direct-5',
  'the Vietnamese lottery': 'vnn-lo-2',
  'the SEA lottery': 'sea4d-big',
  'under maintenance': 'uthan-twenty-nine-dhaleshwari-courtyard',
  gone: 'lab-nothing',
};
const openings = Object.entries(GAMES).map(([face, id]) => [
  `a player opens a link to a game: ${face}`,
  {
    input: 'a link to a game',
    fixture: 'member',
    face,
    async open(tester: Tester) {
      if (face === 'under maintenance') await tester.gateway.ops('games', 'maintenance', 'on', id);
      await tester.isLoggedIn('player');
      await tester.opens(`/?dialog=launch&id=${id}`);
    },
  },
]);

/** Searches for a vendor by name, and selects it. */
const chooses = (provider: string, name: string) => ({
  input: provider,
  fixture: 'member',
  async open(tester: Tester) {
    await tester.isLoggedIn('player');
    await tester.opens(`/lobby?q=${name}`);
    await tester.page.locator('fieldset.chips button').first().click();
  },
});

/** A studio's game is not connected here; a lottery has a page of ours. */
const launchedAs = (face: string | undefined) => (face === 'of a third party' ? 'not connected' : 'a lottery');

export const gameLaunchSteps = flowSteps('game-launch', gameLaunchDriver, {
  openings: {
    ...Object.fromEntries(openings),
    'a player asks for a free demo': {
      input: 'a free demo',
      fixture: 'member',
      face: 'of a third party',
      async open(tester: Tester) {
        await tester.isLoggedIn('player');
        // A sheet of the game would wait for the request that the path holds.
        const gameName = tester.language === 'bn' ? 'শরতের পিঠা' : 'Autumn Pitha';
        await tester.opens(`/lobby?q=${encodeURIComponent(gameName)}`);
        await tester.screen.press('game.demoNamed', { gameName });
      },
    },
    'a player chooses a provider of slots': chooses('a provider of slots', 'Shimul'),
    'a player chooses another provider': chooses('another provider', 'Moyur'),
  },
  never({ event, sample }, { environment: { face } }) {
    // The dialog is modal and has no language picker, unlike those with a form and the centres.
    if (event.type === 'language.changed') return true;
    if (sample === undefined || sample.class === 'offline') return false;
    if (sample.of === 'launchGame') return sample.class !== launchedAs(face);
    return ['loadGame', 'gameOpening'].includes(sample.of) && sample.class !== face;
  },
  tolerates: [
    ['gameDetail', 404],
    ['launchGame', 503],
  ],
});
