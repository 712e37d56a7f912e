import type { gameSessionMachine } from '../../../machines/play/game-session/game-session.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const NO_STUDIO = 'It takes a studio beside the gateway: journeys/playing.test.ts has one.';
const framed = (screen: Screen) => screen.reads('gameSession.others');
const loading = (screen: Screen) => screen.sees('status', 'page.loading');
const unasked = async (screen: Screen) => {
  await framed(screen);
  await screen.hides('status', 'gameSession.loading');
  await screen.hides('alertdialog', 'gameSession.leave.title');
};

const seesLeaveDialog = async (screen: Screen) => {
  await screen.sees('alertdialog', 'gameSession.leave.title');
  await screen.reads('gameSession.leave');
};

/** Steps of a tester who plays a launched game, and leaves it. */
export const gameSessionDriver = {
  events: {
    'frame.ready': 'itself',
    'round.started': 'itself',
    'round.ended': 'itself',
    'balance.hinted': 'itself',
    'exit.requested': 'itself',
    'frame.failed': 'itself',
    'leave.requested': 'itself',
    'game.replaced': 'itself',
    'leave.confirmed': (screen) => screen.press('gameSession.leave.yes'),
    'stay.selected': (screen) => screen.press('gameSession.leave.no'),
    // Without an earlier game there is none to open again.
    'retry.requested': (screen, _, { failure, game }) => {
      if (failure) return screen.press('security.retry');
      return game ? screen.press('gameSession.again', { name: game.gameName }) : 'itself';
    },
    'round.selected': (screen, _, { rounds: [round] }) =>
      round ? screen.press('gameSession.continueNamed', { gameName: round.gameName }) : 'itself',
  },
  states: {
    loading: loading,
    searching: loading,
    loadFailed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    closed: async (screen, { rounds }) => {
      await screen.sees('status', 'gameSession.closed.text');
      await (rounds.length > 0 ? screen.reads('gameSession.rounds') : screen.hides('heading', 'gameSession.rounds'));
    },
    playing: framed,
    'playing.round': framed,
    'playing.round.loading': (screen) => screen.sees('status', 'gameSession.loading'),
    'playing.round.idle': unasked,
    'playing.round.open': unasked,
    'playing.round.confirmingLeave': seesLeaveDialog,
    'playing.round.confirmingLeave.idle': seesLeaveDialog,
    'playing.round.confirmingLeave.open': async (screen) => {
      await seesLeaveDialog(screen);
      await screen.reads('gameSession.leave.text');
    },
    'playing.figures': framed,
    'playing.figures.refreshing': framed,
    // The frame counts the points of a demo.
    'playing.figures.idle': (screen, { figures, game }) =>
      figures ? screen.reads(game?.mode === 'fun' ? 'gameSession.time' : 'gameSession.net') : framed(screen),
    late: (screen) => screen.sees('alert', 'gameSession.late'),
    broken: (screen) => screen.sees('alert', 'gameSession.broken'),
    left: (screen) => screen.hides('status', 'gameSession.loading'),
  },
  outcomes: {
    readGame: { failed: broken },
    loadRounds: { 'a game is running': { cannot: NO_STUDIO }, offline: (gateway) => gateway.cut() },
    readFigures: { 'a net loss': { cannot: NO_STUDIO }, offline: { cannot: NO_STUDIO } },
    frame: { failed: broken },
    address: { failed: broken },
  },
  endings: { loadRounds: 'unfinishedRounds' },
} satisfies Driver<typeof gameSessionMachine>;
