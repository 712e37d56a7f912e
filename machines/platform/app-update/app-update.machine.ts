import { type AnyEventObject, type CallbackActorLogic, emit, type PromiseActorLogic, setup } from 'xstate';

/**
 * Updates of the portal, installed or open for days: the player decides when to apply one, and a reload never loses
 * typed input.
 */
export const appUpdateMachine = setup({
  types: {
    events: {} as
      | { type: 'update.found' }
      | { type: 'update.takenOver' }
      | { type: 'release.found' }
      | { type: 'update.accepted' }
      | { type: 'update.postponed' },
    emitted: {} as { type: 'reload.requested' },
  },
  actors: {
    /** Registers the service worker; fails if the browser rejects it. */
    register: {} as PromiseActorLogic<void>,
    /**
     * Sends `update.found` when a new version is waiting, `update.takenOver` when another tab has activated it, and
     * `release.found` when the gateway reports a later release than the page's.
     */
    watchVersions: {} as CallbackActorLogic<AnyEventObject>,
    /** Makes the browser check for a new version. */
    look: {} as PromiseActorLogic<void>,
    /** Activates the waiting version; done once it is in control. */
    takeOver: {} as PromiseActorLogic<void>,
    /** Checks for unsent input. */
    weigh: {} as PromiseActorLogic<{ kind: 'free' | 'typed' }>,
  },
  guards: { is: (_, params: { is: string; kind: string }) => params.is === params.kind },
  actions: { reload: emit({ type: 'reload.requested' }) },
  delays: { lookInterval: 3_600_000, timeout: 10_000 },
}).createMachine({
  id: 'app-update',
  initial: 'registering',
  invoke: {
    id: 'watchVersions',
    src: 'watchVersions',
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
        'release.found': 'outdated',
      },
    },
    absent: {
      description: 'The browser rejects the worker; the portal works without it.',
      meta: { requirements: ['own.app.offline', 'own.app.release'] },
      on: { 'release.found': 'outdated' },
    },
    current: {
      description: 'No newer version is known; checks once an hour.',
      meta: { requirements: ['own.app.update'] },
      on: { 'update.found': 'ready', 'update.takenOver': 'takenOver', 'release.found': 'outdated' },
      after: { lookInterval: 'checking' },
    },
    checking: {
      description: 'Checks in the background.',
      meta: { requirements: ['own.app.update'] },
      invoke: { id: 'look', src: 'look', onDone: 'current', onError: 'current' },
      on: { 'update.found': 'ready', 'update.takenOver': 'takenOver', 'release.found': 'outdated' },
    },
    outdated: {
      description: 'The page is of an earlier release than the gateway; the player is notified.',
      meta: { requirements: ['own.app.release'] },
      tags: ['told'],
      on: {
        'update.found': 'ready',
        'update.takenOver': 'takenOver',
        'update.accepted': { target: 'activating', description: 'A version that is waiting takes over first.' },
        'update.postponed': 'later',
      },
    },
    ready: {
      description: 'A new version is ready; the player is notified.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told'],
      on: { 'update.accepted': 'activating', 'update.postponed': 'later', 'update.takenOver': 'takenOver' },
    },
    activating: {
      description: 'The new version takes over without a reload.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told', 'busy'],
      invoke: { id: 'takeOver', src: 'takeOver', onDone: 'checkingInput', onError: 'ready' },
      after: { timeout: 'ready' },
    },
    takenOver: {
      description: 'Another tab has activated the new version; this one continues as it is and notifies the player.',
      meta: { requirements: ['own.app.update'] },
      tags: ['told'],
      on: { 'update.accepted': 'checkingInput', 'update.postponed': 'later' },
    },
    checkingInput: {
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
      on: { 'update.accepted': 'checkingInput', 'update.postponed': 'later' },
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
