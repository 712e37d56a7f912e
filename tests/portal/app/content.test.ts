// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createContents } from '../../../src/portal/app/content';
import type { Destination, DialogRow } from '../../../src/portal/parts/portal/destination';
import { lend } from '../harness/flow-support';

afterEach(() => vi.useRealTimers());

const Nothing = () => null;
const free = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({ on: { pressed: {} } });
const asking = setup({ types: { events: {} as { type: 'leave.requested' } } }).createMachine({
  on: { 'leave.requested': { actions: () => {} } },
});
const row = (load: DialogRow['load']): DialogRow => ({ seat: 'dialog', byAddress: true, words: [], load });
const rows: Record<string, Destination> = {
  still: row(async () => ({ View: Nothing })),
  free: row(async () => ({ View: Nothing, flow: () => free })),
  asks: row(async () => ({ View: Nothing, flow: () => asking })),
  late: row(() => new Promise(() => {})),
  lateCentre: {
    ...row(async () => ({ View: Nothing })),
    pages: { first: 'one', load: () => new Promise(() => {}) },
  },
};
const contents = () => createContents(lend({}).deps, rows);

describe('loading a destination', () => {
  test.each([
    ['still', 'view'],
    ['free', 'free'],
    ['asks', 'asks'],
  ])(
    'loads %s as kind %s: a view alone, a chart that can always be left, or one that controls its own closing',
    async (to, kind) => {
      expect(await contents().load({ to })).toEqual({ kind });
    },
  );

  test('rejects unknown destinations', async () => {
    await expect(contents().load({ to: 'nowhere' })).rejects.toThrow('There is no destination nowhere');
  });

  test.each([
    ['a destination', { to: 'late' }],
    ['a centre, whose pages', { to: 'lateCentre' }],
    ['a page of a centre', { to: 'one', centre: 'lateCentre' }],
  ])('%s that takes longer than 120 s is an error [s8.chunk.load-error s9.const.chunk-timeout]', async (_, place) => {
    vi.useFakeTimers();
    const late = expect(contents().load(place)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(120_000);
    await late;
  });
});

describe('chart of a destination', () => {
  test('fails until it is loaded, then runs with the destination’s input', async () => {
    const { load, logic } = contents();
    const fails = vi.fn();
    const early = createActor(logic, { input: { to: 'free' } });
    early.subscribe({ error: fails });
    early.start();
    expect(fails).toHaveBeenCalledWith(new Error('free is not loaded'));
    await load({ to: 'free' });
    const actor = createActor(logic, { input: { to: 'free', params: { code: 'X' } } }).start();
    expect(actor.getSnapshot()).toMatchObject({ machine: free, status: 'active' });
    expect(actor.getPersistedSnapshot()).toMatchObject({ status: 'active' });
  });

  test('is rendered by its own view only, and not while another chart runs', async () => {
    const { load, logic, show, showScreen } = contents();
    await load({ to: 'free' });
    await load({ to: 'asks' });
    const actor = createActor(logic, { input: { to: 'asks' } }).start();
    expect(show({ to: 'asks' }, actor, {})).toMatchObject({ type: Nothing, props: { content: actor } });
    expect([
      show({ to: 'free' }, actor, {}),
      show({ to: 'free' }, undefined, {}),
      show({ to: 'nowhere' }, undefined, {}),
    ]).toEqual([null, null, null]);
    expect(showScreen(Nothing, 'free', actor, {})).toMatchObject({ type: Nothing, props: { content: undefined } });
  });
});
