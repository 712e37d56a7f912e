import { assign, fromCallback, fromPromise, setup } from 'xstate';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** How many messages wait to be read: looked at by itself, and at once when something of them was read here. Meets s3.message.unread-count. */
export const unreadMachine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'messages.changed' },
  },
  actors: {
    /** Once the page is in view; it keeps no session awake. */
    lookUnread: fromPromise<number>(notProvided('lookUnread')),
    /** Sends `messages.changed` when messages were read or taken away in this tab. */
    watchMessages: fromCallback(notProvided('watchMessages')),
  },
  actions: { setCount: assign({ count: (_, params: { count: number }) => params.count }) },
  delays: { lookInterval: 30_000 },
}).createMachine({
  id: 'unread',
  context: { count: 0 },
  initial: 'looking',
  invoke: {
    id: 'watchMessages',
    src: 'watchMessages',
    onError: { description: 'What is read here cannot be listened to: the count follows every half minute all the same.' },
  },
  states: {
    looking: {
      description: 'The count is looked at without a sign; what does not come leaves it as it is.',
      meta: { requirements: ['s3.message.unread-count', 'own.messages.read'] },
      invoke: {
        id: 'lookUnread',
        src: 'lookUnread',
        onDone: { target: 'known', actions: { type: 'setCount', params: ({ event }) => ({ count: event.output }) } },
        onError: 'known',
      },
      on: { 'messages.changed': { target: 'again', description: 'What is on its way may be of before.' } },
    },
    again: {
      description: 'Something was read while it was looked at: it is looked at once more.',
      meta: { requirements: ['s3.message.unread-count', 'own.messages.read'] },
      always: 'looking',
    },
    known: {
      description: 'It is shown, where there is any.',
      meta: { requirements: ['s3.message.unread-count', 'own.messages.read'] },
      on: { 'messages.changed': 'looking' },
      after: { lookInterval: 'looking' },
    },
  },
});
