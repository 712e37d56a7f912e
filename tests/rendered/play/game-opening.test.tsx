import { gameLaunchMachine } from '../../../machines/play/game-launch/game-launch.machine';
import { gameOpeningMachine } from '../../../machines/play/game-opening/game-opening.machine';
import { gameOpeningSamples } from '../../../machines/play/game-opening/game-opening.samples';
import { settle } from '../../../src/atlas';
import { gameOpeningDriver } from '../../drivers/play/game-opening.driver';
import { catchActor } from '../harness/catch-actor';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

const inputs = Object.values(gameOpeningSamples.inputs).map(({ input }) => input);

describePaths({
  flow: 'game-opening',
  driver: gameOpeningDriver,
  children: member,
  hosted: { launch: held(gameLaunchMachine, { gameOpening: held(gameOpeningMachine) }) },
  begin: async (page, input) => {
    const known = inputs.find((candidate) => candidate === input);
    if (!known) throw new Error('Expected an input of the samples');
    const { kind, game, leavesOther } = known;
    const launch = await openPlace(page, 'launch', { id: game.gameId, mode: 'play' });
    await page.act(() => settle(childOf(launch, 'findOpenGame'), { output: { isOpen: leavesOther } }));
    if (leavesOther) await page.act(() => launch.send({ type: 'leave.confirmed' }));
    await page.act(() => settle(childOf(launch, 'loadGame'), { output: { kind: 'loaded', game } }));
    // Without a game to close it ends immediately.
    return catchActor(page, 'gameOpening', () => settle(childOf(launch, 'launchGame'), { output: { kind } }));
  },
});
