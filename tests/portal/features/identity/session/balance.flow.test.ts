// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { inView } from '../../../../../src/portal/browser/in-view';
import { createMoneyEvents } from '../../../../../src/portal/browser/money-events';
import { createSessionTime, touching } from '../../../../../src/portal/browser/session-time';
import { createSharedSession } from '../../../../../src/portal/browser/shared-session';
import { balanceFlow } from '../../../../../src/portal/features/identity/session/balance.flow';
import { browserStorage, tabStorage } from '../../../../../src/ui/browser/guarded-storage';
import { createServerClock } from '../../../../../src/ui/browser/server-clock';
import { eventually } from '../../../../harness/eventually';
import { lend, runActor } from '../../../harness/flow-support';

const BALANCE = '/wps/v2/wallets/balance';
const sum = { value: { sumBalance: '25000.00' } };
const soon = () => new Promise((done) => setTimeout(done));
const see = (visible: boolean) => {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  see(true);
});

describe('balance', () => {
  test('is loaded for the player [s7.call.wallets-balance s3.wallet.balance]', async () => {
    expect(await runActor(balanceFlow(lend({ [BALANCE]: sum }).deps), 'loadBalance')).toBe('25000.00');
  });

  test('is refreshed without prolonging the session [own.balance.live]', async () => {
    const { deps, sent } = lend({ [BALANCE]: sum });
    expect(await runActor(balanceFlow(deps), 'lookBalance')).toBe('25000.00');
    expect(sent).toMatchObject([{ path: BALANCE, quiet: true }]);
  });

  test.each(['loadBalance', 'lookBalance'])('a failure of %s is reported [own.balance.live]', async (actor) => {
    await expect(runActor(balanceFlow(lend({}).deps), actor)).rejects.toMatchObject({ kind: 'offline' });
  });

  test('out of view it is not refreshed until visible [own.balance.live]', async () => {
    const { deps, sent } = lend({ [BALANCE]: sum });
    see(false);
    const lookup = runActor(balanceFlow({ ...deps, inView }), 'lookBalance');
    await soon();
    expect(sent).toEqual([]);
    see(true);
    expect(await lookup).toBe('25000.00');
  });

  test('is refreshed after a move in this tab while followed [own.balance.live]', async () => {
    const { deps, sent } = lend({ [BALANCE]: sum });
    const balance = createActor(balanceFlow(deps)).start();
    await eventually(() => expect(balance.getSnapshot().matches('known')).toBe(true));
    deps.money.moved();
    await eventually(() => expect(sent.map(({ quiet }) => quiet)).toEqual([undefined, true]));
    balance.stop();
    deps.money.moved();
    await soon();
    expect(sent).toHaveLength(2);
  });
});

describe('other tabs', () => {
  const dispatchStorage = (key: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  test('notifies of moves in tabs of this session only [own.balance.live]', () => {
    const follow = vi.fn();
    const stop = createMoneyEvents(createSharedSession(tabStorage, browserStorage, window)).watch(follow);
    const mark = sessionStorage.getItem('mark') ?? '';
    dispatchStorage('moneyMoved', 'somebody else');
    expect(follow).not.toHaveBeenCalled();
    dispatchStorage('moneyMoved', mark);
    expect(follow).toHaveBeenCalledOnce();
    stop();
    dispatchStorage('moneyMoved', mark);
    expect(follow).toHaveBeenCalledOnce();
  });

  test('are notified, and nothing stays stored [own.balance.live]', () => {
    const storageSpy = vi.spyOn(Storage.prototype, 'setItem');
    createMoneyEvents(createSharedSession(tabStorage, browserStorage, window)).moved();
    expect(storageSpy).toHaveBeenLastCalledWith('moneyMoved', sessionStorage.getItem('mark'));
    expect(localStorage.getItem('moneyMoved')).toBeNull();
    storageSpy.mockRestore();
  });
});

test('background calls do not count as the player’s activity [own.session.expiry]', async () => {
  const time = createSessionTime(createServerClock(Date.now), createSharedSession(tabStorage, browserStorage, window));
  const touched = vi.spyOn(time, 'touched');
  const fetch = touching(async () => new Response('{}'), { touched });
  const headers = { Authorization: 'Bearer t' };
  await fetch(BALANCE, { headers: { ...headers, Quiet: '1' } });
  expect(touched).not.toHaveBeenCalled();
  await fetch(BALANCE, { headers });
  expect(touched).toHaveBeenCalledOnce();
});

test('while changes are streamed, it is refreshed only after one [own.live.client own.balance.live]', async () => {
  const { deps, sent } = lend({ [BALANCE]: sum });
  const flow = balanceFlow(deps);
  const balance = createActor(flow).start();
  await eventually(() => expect(balance.getSnapshot().matches('known')).toBe(true));
  deps.live.note(true);
  expect(await runActor(flow, 'lookBalance')).toBe('25000.00');
  expect(sent).toHaveLength(1);
  deps.live.publish('balance');
  await eventually(() => expect(sent).toHaveLength(2));
  await eventually(() => expect(balance.getSnapshot().matches({ known: 'idle' })).toBe(true));
  deps.live.note(false);
  await runActor(flow, 'lookBalance');
  expect(sent).toHaveLength(3);
  balance.stop();
});
