// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { keepGame, storedGame } from '../../../../../src/portal/browser/stored-game';
import { gameSessionFlow } from '../../../../../src/portal/features/play/game-session/game-session.flow';
import { lend, runActor } from '../../../harness/flow-support';

const ORIGIN = 'http://studio.example.test';
const address = `${ORIGIN}/play?lang=bn&token=once`;
const launchId = '01930000-0000-7000-8000-0000000000d1';
const launch = { content: { game_url: address, game_url2: null }, launchId, origin: ORIGIN, mode: 'real' as const };
const game = { launch, gameId: 'lab-dice', gameName: 'Dice', vassalage: 'MLAB' };
const session = { startedAt: 1, staked: '3.00', won: '1.96', net: '-1.04', roundOpen: false };
const round = { roundId: 'R-1', vassalage: 'MLAB', gameId: 'lab-hilo', openedAt: 1, staked: '1.00', won: '0.00' };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/game');
});

/** The chart as the page runs it, at the page's address. */
function played(token: string | null = 'mark') {
  if (token !== null) sessionStorage.setItem('token', token);
  keepGame(game);
  const pages = createBrowserHistory({ window });
  const setup = lend({ '/wps/game/session': { value: session } }, [], pages);
  const moved = vi.fn();
  setup.deps.money.watch(moved);
  const actor = createActor(gameSessionFlow(setup.deps)).start();
  const send = (data: unknown, origin = ORIGIN) => window.dispatchEvent(new MessageEvent('message', { origin, data }));
  const shows = (round: 'loading' | 'confirmingLeave') =>
    waitFor(actor, (state) => state.matches({ playing: { round } }));
  return { actor, pages, moved, says: send, shows, ...setup };
}
const studioMessage = (type: string, more: object = {}) => ({ studio: 1, type, ...more });
const roundStart = studioMessage('round.started', { roundId: 'R-1' });

describe('frame of a game', () => {
  test('the stored address goes to the vault for one frame [s2.route.game-iframe-source]', async () => {
    const { actor, deps, shows } = played();
    await shows('loading');
    expect(deps.vault.peek('gameAddress')).toBe(address);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('once');
    expect(storedGame()?.fresh).toBe(false);
    expect(await runActor(gameSessionFlow(deps), 'readGame')).toMatchObject({
      kind: 'used',
      game: { gameId: 'lab-dice', launchId },
    });
    sessionStorage.removeItem('game');
    expect(await runActor(gameSessionFlow(deps), 'readGame')).toEqual({ kind: 'none' });
    actor.stop();
  });

  test('listens only to its exact origin and schema, while it is open', async () => {
    const { actor, says: send, shows, moved } = played();
    await shows('loading');
    send(studioMessage('ready'), 'http://studio.example.test.evil.test');
    send(studioMessage('ready'), location.origin);
    send({ type: 'ready' });
    send(studioMessage('ready.not'));
    send(studioMessage('error', { code: '<b>' }));
    expect(actor.getSnapshot().matches({ playing: { round: 'loading' } })).toBe(true);
    send(studioMessage('ready'));
    expect(actor.getSnapshot().matches({ playing: { round: 'idle' } })).toBe(true);
    send(roundStart);
    send(studioMessage('balance.hint'));
    expect(moved).toHaveBeenCalledTimes(1);
    send(studioMessage('round.ended', { roundId: 'R-1' }));
    expect(actor.getSnapshot().matches({ playing: { round: 'idle' } })).toBe(true);
    send(studioMessage('error', { code: 'sitting.over' }));
    expect(actor.getSnapshot().context.code).toBe('sitting.over');
    expect(moved).toHaveBeenCalledTimes(2);
    send(studioMessage('ready'));
    expect(actor.getSnapshot().matches('broken')).toBe(true);
  });

  test('the exit of the game leads to the lobby and refreshes the balance', async () => {
    const { actor, says: send, shows, moved } = played();
    await shows('loading');
    send(studioMessage('exit'));
    expect(actor.getSnapshot().output).toEqual({ next: { to: 'lobby' } });
    expect(moved).toHaveBeenCalledTimes(1);
  });
});

describe('leaving [own.game-session.leave]', () => {
  const at = () => location.pathname;
  const settled = () => new Promise((done) => setTimeout(done, 20));

  test('another address during a round waits for the player’s decision', async () => {
    const { actor, pages, says: send, shows } = played();
    await shows('loading');
    send(roundStart);
    pages.push('/lobby');
    await shows('confirmingLeave');
    expect(at()).toBe('/game');
    actor.send({ type: 'stay.selected' });
    await settled();
    expect(at()).toBe('/game');
    pages.push('/lobby');
    await shows('confirmingLeave');
    actor.send({ type: 'leave.confirmed' });
    await settled();
    expect([at(), actor.getSnapshot().status]).toEqual(['/lobby', 'done']);
  });

  test('opening a dialog is not leaving; leaving between rounds asks, too [own.game-session.leave]', async () => {
    const { actor, pages, says: send, shows } = played();
    await shows('loading');
    send(roundStart);
    pages.push('/game?dialog=memberCentre');
    await settled();
    expect([location.search, actor.getSnapshot().matches({ playing: { round: 'open' } })]).toEqual([
      '?dialog=memberCentre',
      true,
    ]);
    send(studioMessage('round.ended', { roundId: 'R-1' }));
    pages.push('/lobby');
    await shows('confirmingLeave');
    expect(at()).toBe('/game');
    actor.send({ type: 'leave.confirmed' });
    await settled();
    expect([at(), actor.getSnapshot().status]).toEqual(['/lobby', 'done']);
  });

  test('another launch ends the game without asking [own.game-session.leave]', async () => {
    const { actor, deps, says: send, shows } = played();
    await shows('loading');
    send(roundStart);
    deps.address.release();
    expect(actor.getSnapshot().status).toBe('done');
    expect(deps.address.isHeld()).toBe(false);
  });

  test('a logged-out player leaves without being asked', async () => {
    const { actor, pages, says: send, shows } = played(null);
    await shows('loading');
    send(roundStart);
    pages.push('/');
    await settled();
    expect(at()).toBe('/');
    actor.stop();
  });

  test('the browser asks before closing the tab while the game is open [own.game-session.leave]', async () => {
    const { actor, says: send, shows } = played();
    await shows('loading');
    const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(false);
    send(roundStart);
    expect(closes()).toBe(true);
    send(studioMessage('round.ended', { roundId: 'R-1' }));
    expect(closes()).toBe(true);
    actor.stop();
    expect(closes()).toBe(false);
  });
});

describe('loaded data', () => {
  test('figures are loaded by launch in the background; without a studio none [own.game-session.figures]', async () => {
    const { deps, sent } = lend({ '/wps/game/session': { value: session } });
    const flow = gameSessionFlow({ ...deps, now: () => 7 });
    expect(await runActor(flow, 'readFigures', { launchId })).toEqual({ ...session, at: 7 });
    expect(sent).toMatchObject([{ path: '/wps/game/session', query: `launchId=${launchId}`, quiet: true }]);
    expect(await runActor(flow, 'readFigures', { launchId: null })).toBeNull();
    expect(sent).toHaveLength(1);
  });

  test('rounds come with their games’ names; a visitor’s are not requested [own.game-session.unfinished]', async () => {
    const { deps, sent } = lend({ '/wps/game/unfinishedRounds': { value: { rounds: [round] } } });
    const flow = gameSessionFlow(deps);
    expect(await runActor(flow, 'loadRounds')).toEqual([]);
    expect(sent).toEqual([]);
    sessionStorage.setItem('token', 'mark');
    // A game whose name cannot be loaded is shown by its id.
    expect(await runActor(flow, 'loadRounds')).toEqual([{ ...round, gameName: 'lab-hilo' }]);
  });
});
