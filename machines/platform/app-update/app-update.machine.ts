import { type AnyEventObject, type CallbackActorLogic, emit, type PromiseActorLogic, setup } from 'xstate';

/** The installed portal and its new versions: the player says when one is taken, and nothing that was typed is lost by it. */
export const appUpdateMachine = setup({
  types: {
    events: {} as
      | { type: 'update.found' }
      | { type: 'update.takenOver' }
      | { type: 'update.accepted' }
      | { type: 'update.putOff' },
    emitted: {} as { type: 'reload.requested' },
  },
  actors: {
    /** Gives the browser the worker; it fails where the browser takes none. */
    register: {} as PromiseActorLogic<void>,
    /** Sends `update.found` once a new version waits, `update.takenOver` once another tab has let it take over. */
    watchWorker: {} as CallbackActorLogic<AnyEventObject>,
    /** Has the browser look for a new version. */
    look: {} as PromiseActorLogic<void>,
    /** Lets the version that waits take over; done once it has. */
    takeOver: {} as PromiseActorLogic<void>,
    /** Checks whether something was typed that is not sent yet. */
    weigh: {} as PromiseActorLogic<{ kind: 'free' | 'typed' }>,
  },
  guards: { is: (_, params: { is: string; kind: string }) => params.is === params.kind },
  actions: { reload: emit({ type: 'reload.requested' }) },
  delays: { lookInterval: 3_600_000, patience: 10_000 },
}).createMachine({
  id: 'app-update',
  initial: 'registering',
  invoke: {
    id: 'watchWorker',
    src: 'watchWorker',
    onError: {
      description: 'New versions cannot be detected; the next page that opens is the new version anyway.',
    },
  },
  states: {
    registering: {
      description: 'Registers the worker, which has a page for use without a network.',
      meta: { requirements: ['own.app.install', 'own.app.offline'] },
      invoke: { id: 'register', src: 'register', onDone: 'current', onError: 'absent' },
      on: {
        'update.found': { target: 'ready', description: 'A version has been ready since an earlier visit.' },
        'update.takenOver': 'takenOver',
      },
    },
    absent: {
      description: 'The browser rejects the worker; the portal works without it.',
      meta: { requirements: ['own.app.offline'] },
      type: 'final',
    },
    current: {
      description: 'No newer version is known; checks once an hour.',
      meta: { requirements: ['own.app.update'] },
      on: { 'update.found': 'ready', 'update.takenOver': 'takenOver' },
      after: { lookInterval: 'looking' },
    },
    looking: {
      description: 'Checks in the background.',
      meta: { requirements: ['own.app.update'] },
      invoke: { id: 'look', src: 'look', onDone: 'current', onError: 'current' },
      on: { 'update.found': 'ready', 'update.takenOver': 'takenOver' },
    },
    ready: {
      description: 'A new version is ready; the player is notified.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told'],
      on: { 'update.accepted': 'takingOver', 'update.putOff': 'later', 'update.takenOver': 'takenOver' },
    },
    takingOver: {
      description: 'The new version takes over without a reload.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told', 'busy'],
      invoke: { id: 'takeOver', src: 'takeOver', onDone: 'weighing', onError: 'ready' },
      after: { patience: 'ready' },
    },
    takenOver: {
      description: 'Another tab has activated the new version; this one continues as it is and notifies the player.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told'],
      on: { 'update.accepted': 'weighing', 'update.putOff': 'later' },
    },
    weighing: {
      description: 'Checks for unsent input.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told', 'busy'],
      invoke: {
        id: 'weigh',
        src: 'weigh',
        onDone: [
          {
            target: 'reloading',
            guard: { type: 'is', params: ({ event }) => ({ is: event.output.kind, kind: 'free' }) },
          },
          { target: 'held' },
        ],
        onError: 'held',
      },
    },
    held: {
      description: 'A form has unsent input; the page reloads only after it is sent or cleared.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told'],
      on: { 'update.accepted': 'weighing', 'update.putOff': 'later' },
    },
    reloading: {
      description: 'Reloads the page with the new version.',
      meta: { requirements: ['own.app.update'] },
      entry: 'reload',
      type: 'final',
    },
    later: {
      description: 'The player has postponed it; the next page that opens is the new version.',
      meta: { requirements: ['own.app.update'] },
      type: 'final',
    },
  },
});
