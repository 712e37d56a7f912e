import { assign, type CallbackActorLogic, type EventObject, emit, setup } from 'xstate';

/**
 * The stream of changes. Tabs that share a session share one: the tab that leads reads it and passes events on.
 * Whatever is not streamed is polled. Meets own.live.client, own.live.tabs.
 */
export const liveMachine = setup({
  types: {
    /** `spread`: from 0 to 1, by chance, so that pages do not reconnect together. */
    context: {} as { attempts: number; spread: number },
    input: {} as { spread: number },
    events: {} as
      | { type: 'need.arose' }
      | { type: 'need.changed' }
      | { type: 'need.gone' }
      | { type: 'lead.granted' }
      | { type: 'stream.opened' }
      | { type: 'stream.ended' },
    emitted: {} as { type: 'need.announced' },
  },
  actors: {
    /**
     * Sends `need.arose` when something on the page needs changes while it is visible and online, `need.changed` when
     * it needs another stream, and `need.gone`.
     */
    watchNeed: {} as CallbackActorLogic<EventObject>,
    /** Sends `lead.granted` once no other tab of the session leads; this one leads until the actor stops. */
    lead: {} as CallbackActorLogic<EventObject>,
    /** Reads the stream and publishes its events. Sends `stream.opened` and, whatever the reason, `stream.ended`. */
    readStream: {} as CallbackActorLogic<EventObject>,
  },
  actions: {
    /** Six attempts reach the longest delay. */
    countAttempt: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, 6) }),
    clearAttempts: assign({ attempts: 0 }),
    /** Reaches the tab that leads. */
    announceNeed: emit({ type: 'need.announced' }),
  },
  delays: {
    /** 2 s, 4 s, 8 s … up to a minute, each shortened by up to half. */
    backOff: ({ context: { attempts, spread } }) => Math.min(1_000 * 2 ** attempts, 60_000) * (1 - spread / 2),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ attempts: 0, spread: input.spread }),
  initial: 'paused',
  invoke: {
    id: 'watchNeed',
    src: 'watchNeed',
    onError: { description: 'It stays as it is; without a stream the page polls.' },
  },
  states: {
    paused: {
      description: 'Nothing on the page needs changes, or the page is hidden or offline.',
      meta: { requirements: ['own.live.client'] },
      on: { 'need.arose': 'sharing' },
    },
    sharing: {
      description: 'Changes are needed; one of the tabs of the session reads the stream.',
      meta: { requirements: ['own.live.tabs'] },
      invoke: {
        id: 'lead',
        src: 'lead',
        onError: { target: '.streaming', description: 'Tabs cannot agree; this one reads a stream of its own.' },
      },
      on: { 'need.gone': 'paused' },
      initial: 'following',
      states: {
        following: {
          description: 'Another tab reads the stream and passes its events on.',
          meta: { requirements: ['own.live.tabs'] },
          on: {
            'lead.granted': 'streaming',
            'need.changed': { actions: 'announceNeed', description: 'The tab that leads opens the stream for it.' },
          },
        },
        streaming: {
          description: 'This tab reads the stream.',
          meta: { requirements: ['own.live.client'] },
          invoke: { id: 'readStream', src: 'readStream', onError: 'retrying' },
          on: {
            'need.changed': { target: 'streaming', reenter: true, description: 'The page needs another stream.' },
            'stream.ended': 'retrying',
          },
          initial: 'connecting',
          states: {
            connecting: {
              description: 'Connecting; the page polls until the stream is open.',
              meta: { requirements: ['own.live.client'] },
              on: { 'stream.opened': 'open' },
            },
            open: {
              description: 'Changes arrive as they happen.',
              meta: { requirements: ['own.live.client'] },
              entry: 'clearAttempts',
            },
          },
        },
        retrying: {
          description: 'The stream has ended; the page polls and reconnects, less and less often.',
          meta: { requirements: ['own.live.client'] },
          entry: 'countAttempt',
          on: { 'need.changed': 'streaming' },
          after: { backOff: 'streaming' },
        },
      },
    },
  },
});
