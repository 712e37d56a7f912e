import { beforeEach, describe, expect, test } from 'vitest';
import { createMachine, emit, type PromiseActorLogic, setup } from 'xstate';
import {
  advanceLifecycle,
  expireTimer,
  initialRow,
  initialStep,
  type Lifecycle,
  permittedEvents,
  restore,
  startLifecycle,
} from '../../src/lifecycle';
import { createMemoryStore } from './memory-store';
import { parcelMachine, parcelMachineWith } from './parcel';

const DAY = 86_400_000;
type Log = string[];
type Parcel = Lifecycle<typeof parcelMachine, Log, string, string>;
const parcel: Parcel = {
  name: 'parcel',
  machine: parcelMachine,
  migrations: [],
  record: async (log, { snapshot }) => {
    log.push(String(snapshot.value));
    return String(snapshot.value);
  },
  perform: async (log, effect) => {
    log.push(effect.type === 'tell' ? `tell ${effect.params.news}` : effect.type);
  },
};

let memory = createMemoryStore();
let log: Log = [];
beforeEach(() => {
  memory = createMemoryStore();
  log = [];
});
const transaction = () => ({ store: memory.store, context: log });
const rowOf = (id: string) => memory.rows.get(id) ?? expect.fail('no row');
const passDays = (days: number) => {
  memory.clock.now = new Date(memory.clock.now.getTime() + days * DAY);
};
const advance = (id: string, type: 'sent' | 'weighed' | 'arrived', version?: number) =>
  advanceLifecycle(transaction(), parcel, { id, event: { type }, ...(version !== undefined && { version }) });

async function sendParcel(days = 3): Promise<string> {
  const id = crypto.randomUUID();
  await startLifecycle(transaction(), parcel, { id, input: { days } });
  await advance(id, 'sent');
  return id;
}

describe('advanceLifecycle', () => {
  test('records the step before its effects, stores the row and starts the timer', async () => {
    const id = await sendParcel();
    expect(log).toEqual(['packed', 'travelling', 'stamp', 'tell sent']);
    expect(rowOf(id)).toMatchObject({ name: 'parcel', chart: 1, version: 2, snapshot: { value: 'travelling' } });
    expect(rowOf(id).timers).toEqual([expect.objectContaining({ key: '2.0', due: '2026-03-04T00:00:00.000Z' })]);
    expect([...memory.timers]).toEqual([`${id}:2.0`]);
  });

  test('keeps a timer while its state is active, restarts it on re-entry, stops it on leaving', async () => {
    const id = await sendParcel();
    await advance(id, 'weighed');
    expect([...memory.timers]).toEqual([`${id}:2.0`]);
    await advance(id, 'sent');
    expect([...memory.timers]).toEqual([`${id}:4.0`]);
    await advance(id, 'arrived');
    expect([[...memory.timers], rowOf(id).timers]).toEqual([[], []]);
  });

  test('rejects an unknown id, an outdated version and a forbidden event; changes nothing', async () => {
    const id = await sendParcel();
    const before = rowOf(id);
    const rejection = (reason: string) => expect.objectContaining({ lifecycle: 'parcel', reason });
    await expect(advance(crypto.randomUUID(), 'arrived')).rejects.toEqual(rejection('unknown'));
    await expect(advance(id, 'arrived', 1)).rejects.toEqual(rejection('changed'));
    await advance(id, 'arrived', 2);
    await expect(advance(id, 'sent')).rejects.toEqual(rejection('notPermitted'));
    expect(rowOf(id).version).toBe(before.version + 1);
  });

  test('rejects events from the deadline on, until the timer is expired', async () => {
    const id = await sendParcel(1);
    passDays(1);
    await expect(advance(id, 'arrived')).rejects.toMatchObject({ reason: 'notPermitted' });
    await expireTimer(transaction(), parcel, { id });
    await advance(id, 'arrived');
    expect(log.slice(-4)).toEqual(['late', 'tell late', 'arrived', 'tell arrived']);
  });
});

describe('expireTimer', () => {
  test('takes the step once; a second call and an unknown key do nothing', async () => {
    const id = await sendParcel(1);
    passDays(2);
    const expiry = await expireTimer(transaction(), parcel, { id, key: '2.0' });
    expect([expiry?.subject, expiry?.step.version, expiry?.step.at]).toEqual(['late', 3, memory.clock.now]);
    expect(await expireTimer(transaction(), parcel, { id, key: '2.0' })).toBeNull();
    expect(await expireTimer(transaction(), parcel, { id: await sendParcel(), key: '9.9' })).toBeNull();
  });

  test('drops a timer whose event the chart no longer permits', async () => {
    const id = await sendParcel(1);
    const row = rowOf(id);
    const timers = [{ key: '2.0', event: 'removed', due: memory.clock.now.toISOString() }];
    await memory.store.update({ ...row, timers });
    expect(await expireTimer(transaction(), parcel, { id })).toBeNull();
    expect(rowOf(id)).toEqual({ ...row, timers: [] });
  });
});

describe('initialRow', () => {
  test('returns the row that startLifecycle would insert', async () => {
    const { row, state } = initialRow(parcel, 'id', { days: 1 });
    await startLifecycle(transaction(), parcel, { id: 'id', input: { days: 1 } });
    expect([row, state]).toEqual([rowOf('id'), 'packed']);
  });

  test('throws if the first state has an effect', () => {
    const machine = setup({ actions: { stamp: () => {} } }).createMachine({ entry: 'stamp' });
    expect(() => initialRow({ name: 'stamped', machine, migrations: [] }, 'id', undefined)).toThrow(
      'more than a state',
    );
  });
});

describe('restore', () => {
  const renamed: Parcel = {
    ...parcel,
    machine: parcelMachineWith('underway'),
    migrations: [
      ({ snapshot, timers }) => ({
        snapshot: { ...snapshot, value: snapshot.value === 'travelling' ? 'underway' : snapshot.value },
        timers: timers.map((timer) => ({ ...timer, event: timer.event.replace(/\.travelling$/, '.underway') })),
      }),
    ],
  };

  test('reads a row of an older chart through migrations; the next step stores the new version', async () => {
    const id = await sendParcel(2);
    const { snapshot } = restore(renamed, rowOf(id));
    expect([snapshot.value, permittedEvents(snapshot, ['sent', 'arrived'])]).toEqual(['underway', ['sent', 'arrived']]);
    passDays(2);
    expect(await expireTimer(transaction(), renamed, { id, key: '2.0' })).toMatchObject({ subject: 'late' });
    expect(rowOf(id)).toMatchObject({ chart: 2, version: 3 });
  });

  test('throws on a row of a newer chart', async () => {
    const id = await sendParcel();
    expect(() => restore(parcel, { ...rowOf(id), chart: 2 })).toThrow('newer');
  });
});

describe('initialStep', () => {
  test.each([
    ['emits', setup({ actions: { say: emit({ type: 'said' }) } }).createMachine({ id: 'loud', entry: 'say' })],
    ['has an inline action', createMachine({ id: 'nameless', entry: () => {} })],
  ])('throws if the chart %s', (_, machine) => {
    expect(() => initialStep(machine, undefined)).toThrow('named actions');
  });

  test('names the chart and the actor if the chart has one', () => {
    const actors = { weigh: {} as PromiseActorLogic<number> };
    const machine = setup({ actors }).createMachine({ id: 'scales', invoke: { src: 'weigh' } });
    expect(() => initialStep(machine, undefined)).toThrow(/^scales requests weigh: /);
  });
});
