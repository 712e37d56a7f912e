import { gameInfoDriver } from '../../tests/drivers/play/game-info.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Link to a game, for a player with these rounds in it. */
const linked = (id: string, face: string, as?: string) => ({
  fixture: as ? 'member' : 'visitor',
  face,
  async open(tester: Tester) {
    if (as) await tester.isLoggedIn(as);
    await tester.opens(`/?dialog=gameInfo&id=${id}`);
  },
});

export const gameInfoSteps = flowSteps('game-info', gameInfoDriver, {
  openings: {
    'a link to a game': { input: 'opened by its id', ...linked('lab-wheel', 'a visitor') },
    'a link to one that the player has played': { input: 'opened by its id', ...linked('lab-wheel', 'some', 'player') },
    'a link to one that the player has not played': {
      input: 'opened by its id',
      ...linked('lab-wheel', 'none', 'downline'),
    },
    'a link to one that is gone': { input: 'no longer available', ...linked('lab-nothing', 'a visitor') },
  },
  never({ event, sample }, { context, environment }) {
    // The dialog is modal and has no language picker, unlike those with a form and the centres.
    if (event.type === 'language.changed') return true;
    if (sample?.of === 'loadRounds')
      return sample.class !== environment.face && (sample.class !== 'offline' || environment.face === 'a visitor');
    return (
      sample?.of === 'loadGame' &&
      sample.class !== 'offline' &&
      (sample.class === 'gone') !== (context.id === 'lab-nothing')
    );
  },
  tolerates: [['gameDetail', 404]],
});
