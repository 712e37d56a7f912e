import { gameInfoDriver } from '../tests/drivers/game-info.driver';
import { describePaths } from './support/row';
import type { Tester } from './support/tester';

const linked = (id: string) => ({ fixture: 'visitor', open: (tester: Tester) => tester.opens(`/?dialog=gameInfo&id=${id}`) });

describePaths('game-info', gameInfoDriver, {
  openings: {
    'a link to a game': { input: 'one by its id', ...linked('lab-wheel') },
    'a link to one that is gone': { input: 'one that is gone', ...linked('lab-nothing') },
  },
  never: ({ sample }, { context }) =>
    sample?.of === 'loadGame' && sample.class !== 'offline' && (sample.class === 'gone') !== (context.id === 'lab-nothing'),
  tolerates: [['gameDetail', 404]],
});
