import type { gameOpeningMachine } from '../../../machines/play/game-opening/game-opening.machine';
import type { Driver, Screen } from '../../../src/atlas';
import type { GameDetail } from '../../../src/contract/play/games';

const leads = (address: string) => async (screen: Screen) => {
  await screen.hides('status', 'launch.waiting');
  await screen.at(address);
};

const boardOf = (path: string, game: GameDetail | null) =>
  game?.gameCode && game.playType ? `${path}?gameCode=${game.gameCode}&playType=${game.playType}` : path;

/** A launched game opens on its page; a tester does nothing but look. */
export const gameOpeningDriver = {
  events: {},
  states: {
    replacing: 'passes',
    closingPrevious: (screen) => screen.sees('status', 'launch.waiting'),
    choosingPage: 'passes',
    atLottery: (screen, { game }) => leads(boardOf('/lottery', game))(screen),
    atVnLottery: (screen, { game }) => leads(boardOf('/vnlottery', game))(screen),
    atSeaLottery: (screen, { game }) => leads(boardOf('/seaLottery', game))(screen),
    atSeamless: leads('/seamless'),
    atGame: leads('/game'),
  },
  outcomes: {
    leaveGame: {
      left: { cannot: 'It takes a studio beside the gateway: journeys/playing.test.ts has one.' },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
} satisfies Driver<typeof gameOpeningMachine>;
