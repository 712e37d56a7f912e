import { describe, expect, test } from 'vitest';
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
  getNextTransitions,
} from 'xstate';
import { adjacencyMapToArray, createTestModel, getAdjacencyMap } from 'xstate/graph';
import { type AnySamples, declared, explore, stable } from '../../src/atlas';
import { type Chart, charts } from '../harness/charts';

/** Charts whose actors are replaced by their sampled outcomes. */
const CORE = [
  'login',
  'registration',
  'registration-form',
  'sms-countdown',
  'password-change',
  'logout',
  'system-status',
  'withdrawal-confirmation',
];
/** Charts with more than 20,000 configurations: compared with a few samples of each kind, and each sample once. */
const LARGE = ['login', 'registration-form'];

const silent = fromTransition((state: null) => state, null);
const self: AnyActorRef = createActor(silent, { parent: createActor(silent) });

const has = ({ machine }: Chart, kind: RegExp) => declared(machine).transitions.some(({ event }) => kind.test(event));
const invokes = (chart: Chart) => has(chart, /^xstate\.(?:done|error)\.actor\./);
const waits = (chart: Chart) => has(chart, /^xstate\.after\./);

/** Returns the chart's own logic with a parent. `xstate/graph` starts no actors and performs no actions. */
const withParent = (machine: AnyStateMachine): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> => ({
  getInitialSnapshot: (scope, input) => machine.getInitialSnapshot({ ...scope, self }, input),
  transition: (snapshot, event, scope) => machine.transition(snapshot, event, { ...scope, self }),
  getPersistedSnapshot: (snapshot) => snapshot,
});

const keyOf = ({ value, context, status }: AnyMachineSnapshot) => stable([value, context, status]);

/** Returns the sampled outcomes of a running actor that end it in this way. */
function endings({ _nodes }: AnyMachineSnapshot, { outcomes }: AnySamples, type: string): AnyEventObject[] {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  const src = _nodes.flatMap(({ invoke }) => invoke).find((invoke) => invoke.id === id)?.src;
  return Object.values(outcomes[String(src)] ?? outcomes[id] ?? {})
    .filter((ending) => 'error' in ending === (kind === 'error'))
    .map((ending) => ({ type, actorId: id, ...ending }));
}

/** Returns every stimulus that a configuration has a transition for, according to XState itself. */
function stimuli(snapshot: AnyMachineSnapshot, samples: AnySamples): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types].flatMap((type) => {
    if (type.startsWith('xstate.after.')) return [{ type }];
    if (type.startsWith('xstate.')) return endings(snapshot, samples, type);
    return Object.values(samples.events[type] ?? {}).map((payload) => ({ ...payload, type }));
  });
}

const NO_SAMPLES: AnySamples = { events: {}, outcomes: {} };
/**
 * Returns every pair of a reachable configuration and a stimulus, with the next configuration, as text. Pairs that
 * change nothing count, too: a guard was false, or the transition has no target.
 */
function pairsByGraph({ machine, samples = NO_SAMPLES }: Chart): Set<string> {
  const pairs = new Set<string>();
  for (const input of Object.values(samples.inputs ?? { none: undefined })) {
    const adjacency = getAdjacencyMap(withParent(machine), {
      input,
      events: (snapshot) => stimuli(snapshot, samples),
      serializeState: (snapshot) => keyOf(snapshot),
      serializeEvent: stable,
    });
    for (const { state, event, nextState } of adjacencyMapToArray(adjacency))
      pairs.add(`${keyOf(state)} ${stable(event)} ${keyOf(nextState)}`);
  }
  return pairs;
}

function pairsByAtlas({ machine, samples }: Chart): Set<string> {
  const all = Number.POSITIVE_INFINITY;
  const { places, edges } = explore(machine, samples, { whole: all, limit: all });
  const keys = places.map(({ snapshot }) => keyOf(snapshot));
  return new Set(edges.map(({ from, to, move }) => `${keys[from]} ${stable(move.event)} ${keys[to]}`));
}

type Classes<T> = Record<string, T>;
const first = <T>(classes: Classes<T>, count: number): Classes<T> =>
  Object.fromEntries(Object.entries(classes).slice(0, count));

/** Returns a chart with the first samples of each event, actor and input, and with every sample of one of them. */
function withSamples({ samples = NO_SAMPLES, ...chart }: Chart, count: number, complete?: string): Chart {
  const firstOfEach = <T>(all: Record<string, Classes<T>>) =>
    Object.fromEntries(
      Object.entries(all).map(([key, classes]) => [key, key === complete ? classes : first(classes, count)]),
    );
  const { events, outcomes, inputs } = samples;
  const few = {
    events: firstOfEach(events),
    outcomes: firstOfEach(outcomes),
    ...(inputs && { inputs: complete === INPUTS ? inputs : first(inputs, count) }),
  };
  return { ...chart, samples: few };
}
const INPUTS = 'inputs';

/** Returns a chart with one sample of each kind, but every sample of one kind, for each kind with more than one. */
function kindByKind(chart: Chart) {
  const { events, outcomes, inputs = {} } = chart.samples ?? NO_SAMPLES;
  const kinds = Object.entries({ ...events, ...outcomes, [INPUTS]: inputs });
  return kinds
    .filter(([, classes]) => Object.keys(classes).length > 1)
    .map(([kind]) => ({ flow: chart.flow, kind, few: withSamples(chart, 1, kind) }));
}

function expectSamePairs(chart: Chart) {
  const byGraph = pairsByGraph(chart);
  const byAtlas = pairsByAtlas(chart);
  expect(byGraph.size).toBeGreaterThan(0);
  expect({
    onlyByGraph: [...byGraph].filter((pair) => !byAtlas.has(pair)),
    onlyByAtlas: [...byAtlas].filter((pair) => !byGraph.has(pair)),
  }).toEqual({ onlyByGraph: [], onlyByAtlas: [] });
}

const compared = charts.filter((chart) => !invokes(chart) || CORE.includes(chart.flow));

/** No chart needs an exception: the two agree on every pair. */
describe('xstate/graph and the atlas find the same pairs of configuration and stimulus', () => {
  test.each(compared.filter(({ flow }) => !LARGE.includes(flow)))('of $flow', (chart) => expectSamePairs(chart));

  const large = compared.filter(({ flow }) => LARGE.includes(flow));
  test.each(large)('of $flow, with one sample of each kind', (chart) => expectSamePairs(withSamples(chart, 1)));

  test.each(large.flatMap(kindByKind))(
    'of $flow, with every sample of $kind, and one of the others',
    { tags: ['extended'] },
    ({ few }) => expectSamePairs(few),
  );

  test.each(large)('of $flow, with three samples of each kind', { tags: ['extended'] }, (chart) =>
    expectSamePairs(withSamples(chart, 3)),
  );
});

/** Charts that `createTestModel` accepts: it rejects `invoke` and `after`. */
const modelled = charts.filter((chart) => !invokes(chart) && !waits(chart));

test.each(modelled)('createTestModel reaches every state of $flow, and a real actor follows', async (chart) => {
  const { machine, samples = NO_SAMPLES } = chart;
  const events = Object.entries(samples.events).flatMap(([type, classes]) =>
    Object.values(classes).map((payload) => ({ ...payload, type })),
  );
  const reached = new Set<string>();
  for (const input of Object.values(samples.inputs ?? { none: undefined })) {
    const model = createTestModel(Object.assign(machine.provide({}), { ...withParent(machine) }), { events });
    for (const path of model.getShortestPaths({ input })) {
      const actor = createActor(machine, { input, parent: createActor(silent) }).start();
      await path.test({
        states: {
          '*': ({ value, context }) => {
            const snapshot = actor.getSnapshot();
            expect([snapshot.value, snapshot.context]).toEqual([value, context]);
            reached.add(stable(value));
          },
        },
        events: Object.fromEntries(events.map(({ type }) => [type, ({ event }) => actor.send(event)])),
      });
    }
  }
  expect(reached).toEqual(new Set(explore(machine, samples).places.map(({ value }) => stable(value))));
});
