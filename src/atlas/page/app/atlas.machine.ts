import { assign, setup } from 'xstate';
import { isBelow } from '../../fold/nesting';
import type { PathData } from '../data';
import type { Place } from './address';

export type Panel = 'run' | 'state' | 'spec' | 'notes' | 'changes';
/** Input of the page. `folds`: folded states of large charts, by key; `isReview`: it compares with a revision. */
type AtlasPageInput = { place: Place; folds: Readonly<Record<string, string[]>>; isReview: boolean };
type AtlasPageContext = AtlasPageInput & { folded: string[] };

const start: Place = { steps: [], at: 0 };
const NO_FOLDS: string[] = [];

/** Returns the folded states without those that contain a state. */
function revealing(folded: string[], path: string | undefined): string[] {
  const without = path === undefined ? folded : folded.filter((top) => !isBelow(path, top));
  return without.length === folded.length ? folded : without;
}

/** State of the page: selected chart, steps taken, and overlays. */
export const atlasMachine = setup({
  types: {
    context: {} as AtlasPageContext,
    input: {} as AtlasPageInput,
    events: {} as
      | { type: 'address.changed'; place: Place }
      | { type: 'option.chosen'; token: string }
      | { type: 'step.chosen'; at: number }
      | { type: 'input.chosen'; input: string }
      | { type: 'path.chosen'; path: Omit<PathData, 'id'> }
      | { type: 'play.toggled' }
      | { type: 'run.begun' }
      | { type: 'state.chosen'; path?: string }
      | { type: 'states.folded'; paths: string[] }
      | { type: 'tier.chosen'; tier?: string }
      | { type: 'requirement.chosen'; id?: string }
      | { type: 'change.chosen'; key?: string; path?: string }
      | { type: 'note.chosen'; note: string; state?: string }
      | { type: 'changes.toggled' }
      | { type: 'sides.chosen'; sides?: string }
      | { type: 'room.toggled' }
      | { type: 'sort.chosen'; sort?: string }
      | { type: 'level.chosen'; level?: string }
      | { type: 'panel.chosen'; panel: Panel }
      | { type: 'app.heard' }
      | { type: 'app.toggled' },
  },
  guards: {
    isAnotherChart: ({ context }, params: { place: Place }) => context.place.chart !== params.place.chart,
    isPanel: (_, params: { chosen: Panel; is: Panel }) => params.chosen === params.is,
    hasMore: ({ context: { place } }) => place.at < place.steps.length,
    isAtEnd: ({ context: { place } }) => place.at >= place.steps.length,
    hasState: ({ context: { place } }) => place.state !== undefined,
    hasRequirement: ({ context: { place } }) => place.requirement !== undefined,
    hasChange: ({ context: { place } }) => place.change !== undefined,
    hasNote: ({ context: { place } }) => place.note !== undefined,
    isReviewed: ({ context: { isReview, place } }) => isReview && place.steps.length === 0,
    someState: (_, params: { path?: string }) => params.path !== undefined,
    someRequirement: (_, params: { id?: string }) => params.id !== undefined,
    someChange: (_, params: { key?: string }) => params.key !== undefined,
  },
  actions: {
    // Reading preferences carry over from one chart to the next.
    go: assign({
      place: ({ context: { place } }, params: { place: Place }) => ({
        room: place.room,
        sides: place.sides,
        level: place.level,
        sort: place.sort,
        ...params.place,
      }),
    }),
    foldByDefault: assign({
      folded: ({ context: { folds } }, { place }: { place: Place }) =>
        revealing(folds[place.chart ?? ''] ?? NO_FOLDS, place.state),
    }),
    reveal: assign({ folded: ({ context }, params: { path?: string }) => revealing(context.folded, params.path) }),
    set: assign({ place: ({ context }, params: Partial<Place>) => ({ ...context.place, ...params }) }),
    addStep: assign({
      place: ({ context: { place } }, params: { token: string }) => ({
        ...place,
        steps: [...place.steps.slice(0, place.at), params.token],
        at: place.at + 1,
      }),
    }),
    move: assign({
      place: ({ context: { place } }, params: { at: number }) => ({
        ...place,
        at: Math.min(Math.max(params.at, 0), place.steps.length),
      }),
    }),
    stepOn: assign({ place: ({ context: { place } }) => ({ ...place, at: place.at + 1 }) }),
    fold: assign({ folded: (_, params: { paths: string[] }) => params.paths }),
  },
  delays: { beat: 900 },
}).createMachine({
  id: 'atlas',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    folded: revealing(input.folds[input.place.chart ?? ''] ?? NO_FOLDS, input.place.state),
  }),
  on: {
    'states.folded': { actions: { type: 'fold', params: ({ event }) => event } },
    'tier.chosen': { actions: { type: 'set', params: ({ event }) => ({ tier: event.tier }) } },
    'level.chosen': { actions: { type: 'set', params: ({ event }) => ({ level: event.level }) } },
    'sides.chosen': { actions: { type: 'set', params: ({ event }) => ({ sides: event.sides }) } },
    'sort.chosen': { actions: { type: 'set', params: ({ event }) => ({ sort: event.sort }) } },
    'room.toggled': {
      actions: { type: 'set', params: ({ context: { place } }) => ({ room: place.room === 'on' ? undefined : 'on' }) },
    },
    'changes.toggled': {
      actions: {
        type: 'set',
        params: ({ context: { place } }) => ({
          changes: place.changes === 'off' ? undefined : 'off',
          change: undefined,
        }),
      },
    },
  },
  states: {
    playback: {
      description: 'Whether the steps go by themselves.',
      initial: 'still',
      on: {
        'option.chosen': { target: '.still', actions: { type: 'addStep', params: ({ event }) => event } },
        'step.chosen': { target: '.still', actions: { type: 'move', params: ({ event }) => event } },
        'input.chosen': {
          target: '.still',
          actions: { type: 'set', params: ({ event }) => ({ ...start, input: event.input }) },
        },
        'path.chosen': {
          target: '.playing',
          actions: { type: 'set', params: ({ event }) => ({ ...event.path, at: 0 }) },
        },
        'run.begun': { target: '.still', actions: { type: 'set', params: start } },
        'address.changed': [
          {
            guard: { type: 'isAnotherChart', params: ({ event }) => event },
            target: '.still',
            actions: [
              { type: 'go', params: ({ event }) => event },
              { type: 'foldByDefault', params: ({ event }) => event },
            ],
          },
          {
            target: '.still',
            actions: [
              { type: 'go', params: ({ event }) => event },
              { type: 'reveal', params: ({ event }) => ({ path: event.place.state }) },
            ],
          },
        ],
      },
      states: {
        still: {
          description: 'The machine waits for a selection.',
          on: {
            'play.toggled': [
              { guard: 'hasMore', target: 'playing' },
              { target: 'playing', actions: { type: 'move', params: { at: 0 } } },
            ],
          },
        },
        playing: {
          description: 'A step with each beat, to the last.',
          always: { guard: 'isAtEnd', target: 'still' },
          after: { beat: { target: 'playing', reenter: true, actions: 'stepOn' } },
          on: { 'play.toggled': 'still' },
        },
      },
    },
    source: {
      description: 'Whose states are lit.',
      initial: 'own',
      states: {
        own: {
          description: 'Those of the machine that runs in the page.',
          on: { 'app.heard': 'app', 'app.toggled': 'app' },
        },
        app: { description: 'Those of an app that runs beside it.', on: { 'app.toggled': 'own' } },
      },
    },
    panel: {
      description: 'What stands beside the chart.',
      initial: 'deciding',
      on: {
        'address.changed': '.deciding',
        'panel.chosen': [
          { guard: { type: 'isPanel', params: ({ event }) => ({ chosen: event.panel, is: 'run' }) }, target: '.run' },
          {
            guard: { type: 'isPanel', params: ({ event }) => ({ chosen: event.panel, is: 'state' }) },
            target: '.state',
          },
          {
            guard: { type: 'isPanel', params: ({ event }) => ({ chosen: event.panel, is: 'notes' }) },
            target: '.notes',
          },
          {
            guard: { type: 'isPanel', params: ({ event }) => ({ chosen: event.panel, is: 'changes' }) },
            target: '.changes',
          },
          { target: '.spec' },
        ],
        'state.chosen': [
          {
            guard: { type: 'someState', params: ({ event }) => event },
            target: '.state',
            actions: [
              { type: 'set', params: ({ event }) => ({ state: event.path, change: undefined, note: undefined }) },
              { type: 'reveal', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'set', params: { state: undefined } } },
        ],
        'requirement.chosen': [
          {
            guard: { type: 'someRequirement', params: ({ event }) => event },
            target: '.spec',
            actions: { type: 'set', params: ({ event }) => ({ requirement: event.id }) },
          },
          { actions: { type: 'set', params: { requirement: undefined } } },
        ],
        'note.chosen': {
          target: '.notes',
          actions: [
            { type: 'set', params: ({ event: { note, state } }) => ({ note, state, change: undefined }) },
            { type: 'reveal', params: ({ event }) => ({ path: event.state }) },
          ],
        },
        'change.chosen': [
          {
            guard: { type: 'someChange', params: ({ event }) => event },
            target: '.changes',
            actions: [
              { type: 'set', params: ({ event }) => ({ change: event.key, changes: undefined, state: undefined }) },
              { type: 'reveal', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'set', params: { change: undefined } } },
        ],
      },
      states: {
        deciding: {
          description: 'What the address asks for.',
          always: [
            { guard: 'hasRequirement', target: 'spec' },
            { guard: 'hasNote', target: 'notes' },
            { guard: 'hasState', target: 'state' },
            { guard: 'hasChange', target: 'changes' },
            { guard: 'isReviewed', target: 'changes' },
            { target: 'run' },
          ],
        },
        run: { description: 'What the machine does, and what can be done to it.' },
        state: { description: 'The state that was chosen.' },
        spec: { description: 'The sentences of the specification.' },
        notes: {
          description: 'What reviewers have noted. What is chosen on the chart is what a new note is on.',
          on: {
            'state.chosen': {
              actions: { type: 'set', params: ({ event }) => ({ state: event.path, note: undefined }) },
            },
          },
        },
        changes: { description: 'What has changed since the revision that the page compares with.' },
      },
    },
  },
});
