import { gameSessionDriver } from '../../tests/drivers/play/game-session.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const ORIGIN = 'http://studio.example.test';
/** A game that no studio counts, with an empty frame: the test sends the messages of a studio's frame. */
const launched = (mode: 'real' | 'fun', fresh: boolean) => ({
  launch: { content: { game_url: 'about:blank', game_url2: null }, launchId: null, origin: ORIGIN, mode },
  ...{ fresh, gameId: 'lab-dice', gameName: 'Dice', vassalage: 'MLAB' },
});
/** Storage of a tab that opens the page, by the chart's outcome of reading it. */
const STORED_GAMES: Record<string, object | null> = {
  'a game was launched': launched('real', true),
  'a game for fun': launched('fun', true),
  'a game was running before': launched('real', false),
  none: null,
};
const UNASKED = ['loading', 'idle', 'open'];
/** Another launch has a dialog of its own, which its own chart covers. */
const ELSEWHERE = 'game.replaced';
const openings = Object.entries(STORED_GAMES).map(([face, game]) => [
  face,
  {
    fixture: 'member',
    face,
    async open(tester: Tester) {
      await tester.isLoggedIn('player');
      await tester.page.evaluate((storedGame) => sessionStorage.setItem('game', storedGame), JSON.stringify(game));
      await tester.opens('/game');
    },
  },
]);
const expectText =
  (type: string, more: object = {}) =>
  ({ page }: Tester) =>
    page.evaluate(({ origin, data }) => window.dispatchEvent(new MessageEvent('message', { origin, data })), {
      origin: ORIGIN,
      data: { studio: 1, type, ...more },
    });

export const gameSessionSteps = flowSteps('game-session', gameSessionDriver, {
  openings: Object.fromEntries(openings),
  never({ event, sample }, { value, environment }) {
    if (sample?.of === 'readGame') return sample.class !== environment.face;
    // Without a frame, an address change leaves the page; the confirmation covers all links.
    if (event.type === 'leave.requested') return !UNASKED.includes(Object(Object(value).playing).round);
    if (event.type === 'round.selected' || event.type === ELSEWHERE) return true;
    return event.type === 'retry.requested' && value === 'closed' && environment.face === 'none';
  },
  causes: {
    'frame.ready': expectText('ready'),
    'round.started': expectText('round.started', { roundId: 'R-1' }),
    'round.ended': expectText('round.ended', { roundId: 'R-1' }),
    'balance.hinted': expectText('balance.hint'),
    'exit.requested': expectText('exit'),
    'frame.failed': expectText('error', { code: 'sitting.over' }),
    'leave.requested': async ({ screen }) => screen.press('gameSession.others'),
  },
  // Reopening launches the game in another chart, and these gateways have no studio for it.
  tolerates: [['launchGame', 503]],
});
