import type { Place } from '../../../machines/platform/host/host.machine';
import type { gameLaunchMachine } from '../../../machines/play/game-launch/game-launch.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const NO_STUDIO: OutcomeSetup = { cannot: 'It takes a studio beside the gateway: journeys/playing.test.ts has one.' };
const waiting = (screen: Screen) => screen.sees('status', 'launch.waiting');
const rejected = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
const addressOf = ({ to, params = {} }: Place) => {
  const query = new URLSearchParams(params as Record<string, string>).toString();
  return query ? `/${to}?${query}` : `/${to}`;
};

const launchButtonOf = (mode: 'play' | 'trial') => (mode === 'trial' ? 'launch.demo' : 'launch.play');

/** Steps of a tester who opens a game. */
export const gameLaunchDriver = {
  events: {
    'language.changed': 'itself',
    'launch.requested': (screen, _, { mode }) => screen.press(launchButtonOf(mode)),
    'retry.requested': (screen) => screen.press('security.retry'),
    'leave.confirmed': (screen) => screen.press('launch.leave.yes'),
    'stay.selected': (screen) => screen.press('launch.leave.no'),
  },
  states: {
    identifying: waiting,
    storingVendor: waiting,
    checking: waiting,
    waiting: (screen) => screen.hides('status', 'launch.waiting'),
    'waiting.confirmingLeave': (screen) => screen.reads('launch.leave'),
    cancelled: (screen) => screen.hides('dialog'),
    loading: waiting,
    restarting: waiting,
    routing: waiting,
    'waiting.offered': (screen, { mode }) => screen.sees('button', launchButtonOf(mode)),
    launching: waiting,
    opening: waiting,
    'waiting.noDemo': (screen) => screen.sees('status', 'launch.noDemo'),
    'waiting.closed': (screen) => screen.sees('status', 'launch.maintenance'),
    'waiting.limited': async (screen) => {
      await screen.sees('status');
      await screen.sees('button', 'playerLimit.see');
    },
    'waiting.unconnected': (screen) => screen.sees('status', 'launch.unconnected'),
    notFound: async (screen) => {
      await screen.sees('status', 'launch.gone.text');
      await screen.sees('link', 'launch.all');
    },
    'waiting.loadFailed': rejected,
    'waiting.rejected': rejected,
    atPopup: async (screen) => {
      await screen.hides('dialog', 'launch.title');
      await screen.sees('dialog');
    },
    // journeys/games.test.ts covers the target page, and the vendor saved for it.
    atSlots: async (screen) => {
      await screen.hides('status', 'launch.waiting');
      await screen.hides('dialog');
    },
    opened: async (screen, { next }) => {
      await screen.hides('status', 'launch.waiting');
      if (next) await screen.at(addressOf(next));
    },
  },
  outcomes: {
    watchLanguage: { failed: { cannot: 'It takes a fault in our own script.' } },
    findOpenGame: { 'a game is running': NO_STUDIO, failed: { cannot: 'It takes a fault in our own script.' } },
    loadGame: { offline: (gateway) => gateway.cut() },
    keepVassalage: { refused: { cannot: 'What the storage refuses is left out.' } },
    launchGame: {
      opened: NO_STUDIO,
      'opened for fun': NO_STUDIO,
      'closed now': NO_STUDIO,
      'a limit forbids it': NO_STUDIO,
      'without a demo': { cannot: 'A game without a free demo has no button for one.' },
      offline: (gateway) => gateway.cut(),
    },
    gameOpening: { 'of a third party': NO_STUDIO, failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { loadGame: 'gameDetail', launchGame: 'launchGame' },
} satisfies Driver<typeof gameLaunchMachine>;
