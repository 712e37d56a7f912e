/** @module-tag extended */

import { randomUUID } from 'node:crypto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../src/studio/frame/api';
import type { TableGame } from '../../../src/studio/games/game';
import { startPortal } from '../harness/portal';
import { frameAt } from '../harness/studio';
import { followTable, startTestTable } from '../harness/table';

afterEach(() => vi.unstubAllGlobals());

/** Loss of a call: before the studio receives it, or its response. */
type Loss = 'call' | 'response';

/** Opens a frame at a studio over a connection that loses calls as requested by the test. */
async function openFrame(game: 'lab-dice' | 'lab-hilo' | TableGame) {
  const portal = await startPortal({ game });
  const studio = await startTestTable(portal);
  onTestFinished(async () => {
    await studio.end();
    await portal.stop();
  });
  const { token, chooses } = await frameAt(studio.url);
  await chooses('river');
  const losses: Loss[] = [];
  const notices: boolean[] = [];
  const through = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/')) return through(path, init);
    const loss = losses.shift();
    if (loss === 'call') throw new TypeError('Failed to fetch');
    const reply = await through(studio.url + path, init);
    if (loss === 'response') throw new TypeError('Failed to fetch');
    return reply;
  });
  const api = connect(
    () => token,
    (isOffline) => notices.push(isOffline),
  );
  await api.opening();
  return {
    ...studio,
    portal,
    api,
    notices,
    /** Loses the next calls: the first one as named, the others before the studio receives them. */
    loses: (first: Loss, more = 0) => losses.push(first, ...Array.from({ length: more }, (): Loss => 'call')),
    bets: (act: object) => api.bet({ key: randomUUID(), game, stake: '10.00', act }),
    betsHeard: () => portal.heard.filter(({ call }) => call === 'bet').length,
  };
}

test('a round whose response was lost appears once the network is back, and is bet once [own.studio.lost]', async () => {
  const { loses, bets, betsHeard, notices } = await openFrame('lab-dice');
  loses('response', 2);
  const { round } = await bets({ act: 'roll', target: 50 });
  expect([round.state, round.stake, betsHeard()]).toEqual(['settled', '10.00', 1]);
  expect([notices.at(0), notices.at(-1)]).toEqual([true, false]);
});

test('a bet that never reached the studio is reported as offline and not resent [own.studio.lost]', async () => {
  const { loses, bets, betsHeard, portal } = await openFrame('lab-dice');
  await bets({ act: 'roll', target: 50 });
  const balance = portal.state.balance;
  loses('call', 1);
  await expect(bets({ act: 'roll', target: 50 })).rejects.toMatchObject({ code: 'offline' });
  expect([betsHeard(), portal.state.balance]).toEqual([1, balance]);
});

test('an act whose response was lost appears once the network is back, and counts once [own.studio.lost]', async () => {
  const { api, loses, bets } = await openFrame('lab-hilo');
  const { round } = await bets({ act: 'deal' });
  loses('response', 1);
  // No card is higher than a king.
  const act = Number(round.shown?.higher) > 0 ? 'higher' : 'lower';
  const after = await api.step({ id: round.id, at: 1, act: { act } });
  expect([after.round.id, after.round.acts]).toEqual([round.id, 2]);
});

test('a table stake whose response was lost is open once the network is back [own.studio.lost]', async () => {
  const { url, loses, bets, portal } = await openFrame('lab-crash');
  const viewer = await followTable(url);
  onTestFinished(() => viewer.close());
  await expect.poll(() => viewer.seen.at(-1)?.round?.state).toBe('betting');
  const balance = portal.state.balance;
  loses('response', 1);
  const { round } = await bets({ act: 'join', target: 200 });
  expect([round.state, portal.state.balance]).toEqual(['open', balance - 10_00n]);
});

test('a frame reloaded while the portal accepts a bet opens with its round [own.studio.lost]', async () => {
  const { api, bets, studio, betsHeard } = await openFrame('lab-hilo');
  const { call } = studio.wire;
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  studio.wire.call = async (name, body) => {
    if (name === 'bet') await held;
    return call(name, body);
  };
  const bet = bets({ act: 'deal' });
  await expect
    .poll(async () => (await studio.store.pool.query('select state from rounds')).rows)
    .toEqual([{ state: 'betting' }]);
  const opening = api.opening();
  release();
  const [{ round }, state] = await Promise.all([bet, opening]);
  expect([state.round?.id, state.round?.state, betsHeard()]).toEqual([round.id, 'open', 1]);
});
