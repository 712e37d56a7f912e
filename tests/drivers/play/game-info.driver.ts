import type { gameInfoMachine } from '../../../machines/play/game-info/game-info.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** While the game is missing, the dialog has a generic title. */
const unnamed = (screen: Screen) => screen.sees('dialog', 'gameInfo.one');

/** Steps of a tester who reads a game's sheet. */
export const gameInfoDriver = {
  events: { 'retry.requested': (screen) => screen.press('security.retry'), 'language.changed': 'itself' },
  states: {
    loading: async (screen) => {
      await unnamed(screen);
      await screen.sees('status', 'page.loading');
    },
    loaded: async (screen, { odds }) => {
      await screen.sees('article');
      await (odds ? screen.sees('heading', 'gameInfo.odds') : screen.hides('heading', 'gameInfo.odds'));
      await screen.reads('gameInfo.engine');
      await screen.reads('gameInfo.volatility');
      await screen.reads('gameInfo.fair');
      await screen.reads('gameInfo.stake');
      await screen.hides('dialog', 'gameInfo.one');
    },
    'loaded.loadingRounds': (screen) => screen.sees('status', 'gameInfo.rounds.loading'),
    'loaded.visitor': async (screen) => {
      await screen.hides('status', 'gameInfo.rounds.loading');
      await screen.hides('heading', 'gameInfo.rounds');
    },
    'loaded.unplayed': (screen) => screen.reads('gameInfo.rounds.none'),
    'loaded.played': async (screen) => {
      await screen.sees('heading', 'gameInfo.rounds');
      await screen.sees('link', 'gameInfo.rounds.all');
    },
    'loaded.forgotten': async (screen, { failure }) => {
      await screen.sees('heading', 'gameInfo.rounds');
      await screen.sees('alert', failureWords(failure));
    },
    notFound: async (screen) => {
      await unnamed(screen);
      await screen.sees('status', 'gameInfo.gone.text');
      await screen.sees('link', 'gameInfo.all');
    },
    failed: async (screen, { failure }) => {
      await unnamed(screen);
      await screen.sees('alert', failureWords(failure));
    },
  },
  outcomes: {
    watchLanguage: { failed: { cannot: 'It takes a fault in our own script.' } },
    loadGame: {
      'with odds': { cannot: 'It takes a studio beside the gateway: journeys/trust.test.ts has one.' },
      offline: (gateway) => gateway.cut(),
    },
    loadRounds: { offline: (gateway) => gateway.cut() },
  },
  endings: { loadGame: 'gameDetail', loadRounds: (sample) => (sample?.class === 'a visitor' ? undefined : 'bets') },
} satisfies Driver<typeof gameInfoMachine>;
