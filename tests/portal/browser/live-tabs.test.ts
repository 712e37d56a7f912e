// @vitest-environment jsdom
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveTabs, type LiveTabs } from '../../../src/portal/browser/live-tabs';

/** Locks of one browser: each name has a queue. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, holds: () => Promise<void>) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : holds()));
      queues.set(name, turn);
      return turn;
    },
  };
}

const tabs: LiveTabs<string>[] = [];
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

const open = (name: string, needsDraws = false) => {
  const ports = { onEvent: vi.fn(), onDraws: vi.fn(), onJoined: vi.fn() };
  const tab = createLiveTabs<string>({ name, ...ports, needsDraws: () => needsDraws });
  tabs.push(tab);
  return { ...tab, ...ports };
};

test('one tab of a session leads, and another one after it [own.live.tabs]', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const stop = open('live.one').lead(first);
  open('live.one').lead(second);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(second).not.toHaveBeenCalled();
  stop();
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
});

test('events and the end of the stream reach the session’s other tabs, and no others [own.live.tabs]', async () => {
  const leader = open('live.one');
  const follower = open('live.one');
  const stranger = open('live.two');
  leader.pass('balance');
  leader.pass(null);
  await vi.waitFor(() => expect(follower.onEvent.mock.calls).toEqual([['balance'], [null]]));
  expect([leader.onEvent, stranger.onEvent].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('a tab that leads learns that another one needs draws [own.live.tabs]', async () => {
  const leader = open('live.one');
  const follower = open('live.one', true);
  leader.lead(() => {});
  await vi.waitFor(() => expect(leader.onDraws).toHaveBeenCalledOnce());
  expect(leader.othersNeedDraws()).toBe(true);
  follower.announceDraws();
  expect(leader.onDraws).toHaveBeenCalledOnce();
});

test('a tab that leads learns that another one has joined [own.live.tabs]', async () => {
  const leader = open('live.one');
  const follower = open('live.one');
  const granted = vi.fn();
  leader.lead(granted);
  await vi.waitFor(() => expect(granted).toHaveBeenCalledOnce());
  leader.onJoined.mockClear();
  open('live.one');
  await vi.waitFor(() => expect(leader.onJoined).toHaveBeenCalledOnce());
  expect(follower.onJoined).not.toHaveBeenCalled();
});

test('without locks each tab leads by itself [own.live.tabs]', () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const first = vi.fn();
  const second = vi.fn();
  open('live.one').lead(first);
  open('live.one').lead(second);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
