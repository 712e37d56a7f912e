import type { gameLaunchMachine } from '../../machines/game-launch/game-launch.machine';
import type { Driver, OutcomeSetup, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const NO_STUDIO: OutcomeSetup = { cannot: 'It takes a studio beside the gateway: journeys/playing.test.ts has one.' };
const waiting = (screen: Screen) => screen.sees('status', 'launch.waiting');
const rejected = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
const leads = (address: string) => async (screen: Screen) => {
  await screen.hides('status', 'launch.waiting');
  await screen.at(address);
};

/** How a tester opens a game. */
export const gameLaunchDriver = {
  events: { 'retry.requested': (screen) => screen.press('security.retry') },
  states: {
    deciding: waiting,
    keeping: waiting,
    loading: waiting,
    routing: waiting,
    launching: waiting,
    closed: (screen) => screen.sees('status', 'launch.maintenance'),
    unconnected: (screen) => screen.sees('status', 'launch.unconnected'),
    gone: async (screen) => {
      await screen.sees('status', 'launch.gone.text');
      await screen.sees('link', 'launch.all');
    },
    unread: rejected,
    refused: rejected,
    atPopup: async (screen) => {
      await screen.hides('dialog', 'launch.title');
      await screen.sees('dialog');
    },
    // Which page it leads to, and what that has kept of it, is seen in journeys/games.test.ts.
    atSlots: async (screen) => {
      await screen.hides('status', 'launch.waiting');
      await screen.hides('dialog');
    },
    atLottery: (screen, { game }) =>
      leads(game?.gameCode && game.playType ? `/lottery?gameCode=${game.gameCode}&playType=${game.playType}` : '/lottery')(screen),
    atVnLottery: leads('/vnlottery'),
    atSeaLottery: leads('/seaLottery'),
    atSeamless: leads('/seamless'),
    atGame: leads('/game'),
  },
  outcomes: {
    loadGame: { offline: (gateway) => gateway.cut() },
    keepVassalage: { refused: { cannot: 'What the storage refuses is left out.' } },
    launchGame: { opened: NO_STUDIO, 'opened for fun': NO_STUDIO, 'closed now': NO_STUDIO, offline: (gateway) => gateway.cut() },
  },
  endings: { loadGame: 'gameDetail', launchGame: 'launchGame' },
} satisfies Driver<typeof gameLaunchMachine>;
