import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { type ClientError, clientError } from '../../../../src/contract/platform/client-errors';
import { beaconFetch } from '../../../../src/portal/app/client-errors/beacon-fetch';
import { createNotes, type Notes } from '../../../../src/portal/app/client-errors/notes';
import { reportErrors } from '../../../../src/portal/app/client-errors/report-errors';
import { LOAD_FAILED } from '../../../../src/portal/browser/load-chunk';
import { eventually } from '../../../harness/eventually';

const SECRET = 'Shapla#2026';
type DoorEvent = { type: 'name.typed'; value: string } | { type: 'opened' } | { type: 'closed' } | { type: 'broken' };

const door = setup({
  types: { context: {} as { name: string }, events: {} as DoorEvent },
  actors: {
    open: fromPromise(async (): Promise<{ kind: string; code: string; message: string }> => {
      return { kind: 'rejected', code: 'door.locked', message: `Rahim has ${SECRET}` };
    }),
    fail: fromPromise(async (): Promise<void> => Reflect.get(Object(undefined), 'x').y),
  },
}).createMachine({
  id: 'door',
  context: { name: '' },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'name.typed': { actions: assign({ name: ({ event }) => event.value }) },
        opened: 'opening',
        broken: 'breaking',
      },
    },
    opening: { invoke: { src: 'open', onDone: 'refused' } },
    breaking: { invoke: { src: 'fail', onDone: 'shut', onError: 'refused' } },
    refused: { on: { closed: 'shut' } },
  },
});

let now = 0;
let sent: unknown[];
let page: EventTarget;
let notes: Notes;
beforeEach(() => {
  now = 0;
  sent = [];
  page = new EventTarget();
  notes = createNotes({ addEventListener: page.addEventListener.bind(page) });
});

/** Browser without beacons: reports are ordinary requests that outlive the page. */
const withoutBeacons = Object.create(navigator, { sendBeacon: { value: undefined } });
const request: typeof fetch = async (_, init) => {
  expect(init?.keepalive).toBe(true);
  sent.push(JSON.parse(String(init?.body)));
  return new Response(JSON.stringify({ success: true, message: '', value: null }));
};
/** Reports as the gateway reads them. */
const reports = (): ClientError[] => sent.map((report) => v.parse(clientError, report));
const settled = (count: number) => eventually(() => expect(reports()).toHaveLength(count));
const start = (random = 0) =>
  reportErrors(
    notes,
    {
      navigator: withoutBeacons,
      fetch: request,
      document,
      location,
      performance: Object.create(performance, { now: { value: () => now } }),
    },
    { language: () => 'en', random: () => random },
  );
const openDoor = () => {
  const actor = createActor(door);
  actor.system.inspect(notes.add);
  return actor.start();
};
const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));

describe('a report', () => {
  test('of an ignored event has the chart, its state and its steps since the start [own.client-errors.reported]', async () => {
    const actor = openDoor();
    actor.send({ type: 'name.typed', value: 'Rahim Uddin' });
    actor.send({ type: 'opened' });
    await eventually(() => expect(actor.getSnapshot().value).toBe('refused'));
    start();
    actor.send({ type: 'opened' });
    await settled(0);
    now = 2_000;
    actor.send({ type: 'opened' });
    await settled(1);
    expect(reports()).toEqual([
      expect.objectContaining({
        kind: 'ignored',
        ignored: 'opened',
        chart: 'door',
        state: '"refused"',
        earlier: 0,
        language: 'en',
        steps: [
          { event: 'name.typed', state: '"shut"' },
          { event: 'opened', state: '"opening"' },
          { event: 'xstate.done.actor.0.door.opening', kind: 'rejected', code: 'door.locked', state: '"refused"' },
        ],
      }),
    ]);
  });

  test('contains neither typed text nor data of events and errors [own.client-errors.private]', async () => {
    start();
    const actor = openDoor();
    actor.send({ type: 'name.typed', value: SECRET });
    actor.send({ type: 'opened' });
    await eventually(() => expect(actor.getSnapshot().value).toBe('refused'));
    fail(new TypeError(`${SECRET} is not a function`));
    fail(`Rahim typed ${SECRET}`);
    await settled(2);
    expect(reports()).toMatchObject([
      { kind: 'error', name: 'TypeError', phrase: 'is not a function', chart: 'door' },
      { kind: 'error', name: 'Error', phrase: '', chart: 'door' },
    ]);
    expect(JSON.stringify(reports())).not.toMatch(/Shapla|Rahim/);
  });

  test('has the last 20 events, and the number of those before [own.client-errors.reported]', async () => {
    start();
    const actor = openDoor();
    for (let typed = 0; typed < 25; typed++) actor.send({ type: 'name.typed', value: `${typed}` });
    fail(new Error('late'));
    await settled(1);
    const [report] = reports();
    expect([report?.steps.length, report?.earlier]).toEqual([20, 5]);
  });

  test('of a defect in an actor blames the chart that handled it [own.client-errors.reported]', async () => {
    start();
    const actor = openDoor();
    actor.send({ type: 'broken' });
    await settled(1);
    expect(reports()).toMatchObject([{ kind: 'actor', name: 'TypeError', chart: 'door', state: '"refused"' }]);
  });

  test('of failures before the recorder has loaded is sent once it has [own.client-errors.reported]', async () => {
    fail(new RangeError('Invalid array length'));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x is not provided') }));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    notes.onCaughtError(new Error('Minified React error #130'));
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    start();
    await settled(3);
    expect(reports().map(({ kind, phrase }) => [kind, phrase])).toEqual([
      ['error', 'Invalid array length'],
      ['rejection', 'is not provided'],
      ['render', 'Minified React error'],
    ]);
  });

  test('of a failed load names the file without the hash of its build [own.client-errors.reported]', async () => {
    start();
    page.dispatchEvent(new CustomEvent(LOAD_FAILED, { detail: '/assets/deposit-1a2b3c4.js' }));
    await settled(1);
    expect(reports()).toMatchObject([{ kind: 'load', asset: 'assets/deposit.js' }]);
  });
});

describe('reports are limited', () => {
  test('equal failures of a page are reported once [own.client-errors.reported]', async () => {
    start();
    for (let time = 0; time < 5; time++) fail(new TypeError('is not iterable'));
    await settled(1);
  });

  test('to three a minute and ten in all [own.client-errors.reported]', async () => {
    start();
    const states = ['error', 'rejection', 'render'] as const;
    const failEach = () => {
      for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'TimeoutError', 'AbortError'])
        for (const type of states) notes.add({ type, error: Object.assign(new Error('x'), { name }) });
    };
    failEach();
    await settled(3);
    for (let minute = 1; minute < 6; minute++) {
      now = minute * 60_000;
      failEach();
    }
    await settled(10);
  });

  test('pages outside of the sample report errors alone [own.client-errors.reported]', async () => {
    start(0.9);
    page.dispatchEvent(new CustomEvent(LOAD_FAILED, { detail: '/assets/deposit-1a2b3c4.js' }));
    openDoor().send({ type: 'closed' });
    fail(new Error('late'));
    await settled(1);
    expect(reports()).toMatchObject([{ kind: 'error' }]);
  });
});

test('a browser with beacons sends a report as one [own.client-errors.reported]', async () => {
  const beacons: unknown[] = [];
  const sendBeacon = (address: string | URL, body?: BodyInit | null) =>
    beacons.push([address, body instanceof Blob && body.type]) > 0;
  const browser = { navigator: Object.create(navigator, { sendBeacon: { value: sendBeacon } }), fetch: request };
  const response = await beaconFetch(browser)('/wps/system/clientError', { body: '{}' });
  expect([beacons, (await response.json()).success]).toEqual([[['/wps/system/clientError', 'application/json']], true]);
  expect(sent).toEqual([]);
});
