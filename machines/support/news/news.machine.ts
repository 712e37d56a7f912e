import { type DoneActorEvent, type PromiseActorLogic, sendParent, setup } from 'xstate';

/** An item of the dialog after a login. */
export type News = { title: string; content: string; date: string };

/** News after a login, shown in a dialog if there are any. Meets s4.login.after-login. */
export const newsMachine = setup({
  types: {
    events: {} as { type: 'news.requested' } | { type: 'news.dropped' } | DoneActorEvent<News[], 'loadNews'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the news after a login; none if the module is off. */
    loadNews: {} as PromiseActorLogic<News[]>,
  },
  guards: {
    hasNews: ({ event }) => 'output' in event && event.output.length > 0,
  },
  actions: {
    requestDialog: sendParent(({ event }) => ({
      type: 'place.requested',
      place: { to: 'afterLogin', params: { news: 'output' in event ? event.output : [] } },
    })),
  },
}).createMachine({
  id: 'news',
  initial: 'idle',
  states: {
    idle: {
      description: 'The player has not just logged in.',
      meta: { requirements: ['s4.login.after-login'] },
      on: { 'news.requested': 'loading' },
    },
    loading: {
      description: 'A player has logged in; loads the announcements for the dialog after a login.',
      meta: { requirements: ['s4.login.after-login', 's2.modal.after-login'] },
      tags: 'busy',
      invoke: {
        id: 'loadNews',
        src: 'loadNews',
        onDone: [{ guard: 'hasNews', target: 'idle', actions: 'requestDialog' }, { target: 'idle' }],
        onError: 'idle',
      },
      on: { 'news.dropped': { target: 'idle', description: 'Another dialog has opened in the meantime; it stays.' } },
    },
  },
});
