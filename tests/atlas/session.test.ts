import { describe, expect, test } from 'vitest';
import {
  assign,
  createActor,
  fromPromise,
  type PromiseActorLogic,
  SimulatedClock,
  sendParent,
  sendTo,
  setup,
  waitFor,
} from 'xstate';
import { declared, retrace, walk } from '../../src/atlas';
import type { MachineReport } from '../../src/atlas/session/messages';
import { observe } from '../../src/atlas/session/observe';
import { hear, latest, NO_SESSION, recorded, type Session } from '../../src/atlas/session/watched';

const bell = setup({ types: { events: {} as { type: 'rung' } } }).createMachine({
  id: 'bell',
  initial: 'still',
  states: { still: { on: { rung: { target: 'rings', actions: sendParent({ type: 'bell.heard' }) } } }, rings: {} },
});

const house = setup({
  types: {
    context: {} as { who: string; kept: string },
    input: {} as { who: string },
    events: {} as { type: 'came' } | { type: 'bell.heard' },
  },
  actors: { bell, ask: fromPromise(async (): Promise<string> => 'friend') as PromiseActorLogic<string> },
  actions: { ring: sendTo('bell', { type: 'rung' }) },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'house',
  context: ({ input }) => ({ who: input.who, kept: 'never told' }),
  invoke: { src: 'bell', id: 'bell' },
  initial: 'quiet',
  states: {
    quiet: { meta: { requirements: ['own.quiet'] }, on: { came: { actions: 'ring' }, 'bell.heard': 'waiting' } },
    waiting: { after: { patience: 'asking' } },
    asking: {
      meta: { requirements: ['own.ask'] },
      invoke: {
        src: 'ask',
        onDone: { target: 'open', actions: assign({ kept: ({ event }) => event.output }) },
        onError: 'quiet',
      },
    },
    open: { type: 'final' },
  },
});

/** Reports of a run of the house, observed before or after its start. */
async function run(first: 'observed' | 'begun') {
  const clock = new SimulatedClock();
  const reports: MachineReport[] = [];
  const actor = createActor(house, { input: { who: 'guest' }, clock });
  if (first === 'begun') actor.start();
  observe(actor, (report) => reports.push(report));
  actor.start();
  actor.send({ type: 'came' });
  clock.increment(5_000);
  await waitFor(actor, ({ status }) => status === 'done');
  return reports;
}

const of = (reports: MachineReport[], page = '1'): Session =>
  hear(NO_SESSION, { from: 'app', page, whole: true, told: reports });

describe('running app', () => {
  test.each(['observed', 'begun'] as const)(
    'reports each machine once, and the events that moved it (first %s)',
    async (first) => {
      const session = of(await run(first));
      expect(session.machines.map(({ machine }) => machine)).toEqual(['house', 'bell']);
      const steps = latest(session, 'house')?.steps.map(({ event, state }) => [event.type, state]);
      expect(steps).toEqual([
        ['came', 'quiet'],
        ['bell.heard', 'waiting'],
        ['xstate.after.patience.house.waiting', 'asking'],
        ['xstate.done.actor.0.house.asking', 'open'],
      ]);
      expect(latest(session, 'house')).toMatchObject({
        input: { who: 'guest' },
        runs: false,
        standing: { status: 'done' },
      });
      expect(latest(session, 'bell')).toMatchObject({
        standing: { active: ['bell', 'bell.rings'] },
        taken: ['bell.still | rung | 0'],
      });
    },
  );

  test('reports the input of a hosted chart as made by its host, not the destination passed to the host', () => {
    const hosting = {
      ...house,
      inputOf: (destination: { params: { who: string } }) => destination.params,
      getInitialSnapshot: (scope: Parameters<typeof house.getInitialSnapshot>[0], input: unknown) =>
        house.getInitialSnapshot(scope, Object(input).params),
      start: house.start.bind(house),
      transition: house.transition.bind(house),
      getPersistedSnapshot: house.getPersistedSnapshot.bind(house),
    };
    const reports: MachineReport[] = [];
    const actor = createActor(hosting, { input: { params: { who: 'hosted' } } });
    observe(actor, (report) => reports.push(report));
    actor.start();
    actor.stop();
    expect(reports.find((report) => report.kind === 'began' && report.machine === 'house')).toMatchObject({
      input: { who: 'hosted' },
    });
  });

  test('reports no context', async () => expect(JSON.stringify(await run('observed'))).not.toContain('never told'));

  test('is saved as a path that its machine walks', async () => {
    const watched = latest(of(await run('observed')), 'house');
    if (!watched) throw new Error('Nothing was told of the house.');
    const { states } = declared(house);
    const { machine, paths } = recorded(watched, (id) => states.find((state) => state.id === id)?.requirements ?? []);
    expect([machine, paths[0]?.requirements]).toEqual(['house', ['own.quiet', 'own.ask']]);
    for (const savedPath of paths) {
      const path = retrace(house, { events: {}, outcomes: {} }, JSON.parse(JSON.stringify(savedPath)));
      expect(path.steps.map(({ kind }) => kind)).toEqual(['event', 'event', 'delay', 'outcome']);
      walk(house, path, () => {});
    }
  });

  test('replaces its earlier session on reload, and is not mixed with another app', async () => {
    const reports = await run('observed');
    const session = of(reports.slice(0, 2));
    expect(hear(session, { from: 'app', page: '2', whole: false, told: reports.slice(2) })).toBe(session);
    expect(hear(session, { from: 'app', page: '1', whole: false, told: reports.slice(2) })).toEqual(of(reports));
    expect(hear(session, { from: 'app', page: '2', whole: true, told: [] })).toEqual({ page: '2', machines: [] });
    expect(hear(session, { from: 'atlas' })).toBe(session);
  });
});
