import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, Notice } from '../../../src/contract';

/** Id of the notice; a missing or unknown id leads to `gone`. */
type NoticeInput = { id?: string };
export type NoticeOutcome = { kind: 'loaded'; notice: Notice } | { kind: 'gone' };

/**
 * A notice, opened from the list or by a link; it can be closed at any time. Meets s2.modal.notice,
 * s2.notice-page.entry.
 */
export const noticeMachine = setup({
  types: {
    context: {} as { id: string; notice: Notice | null; failure: Failure | null },
    events: {} as { type: 'retry.requested' } | { type: 'language.changed' } | ErrorActorEvent<Failure>,
    input: {} as NoticeInput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the notice; `gone` if it is no longer published. */
    loadNotice: {} as PromiseActorLogic<NoticeOutcome, { id: string }>,
    /** Sends `language.changed` when the language changes. */
    watchLanguage: {} as CallbackActorLogic<AnyEventObject>,
  },
  guards: {
    isGone: (_, params: NoticeOutcome) => params.kind === 'gone',
  },
  actions: {
    setNotice: assign({ notice: (_, params: NoticeOutcome) => (params.kind === 'loaded' ? params.notice : null) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearNotice: assign({ notice: null }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'notice',
  context: ({ input }) => ({ id: input.id ?? '', notice: null, failure: null }),
  initial: 'loading',
  invoke: { id: 'language', src: 'watchLanguage', onError: { description: 'The notice stays in its language.' } },
  on: {
    'language.changed': {
      target: '.loading',
      actions: 'clearNotice',
      description: 'Loading the notice again in the new language.',
    },
  },
  states: {
    loading: {
      description: 'Loading the notice.',
      meta: { requirements: ['s2.modal.notice', 's2.notice-page.select'] },
      tags: 'busy',
      invoke: {
        id: 'loadNotice',
        src: 'loadNotice',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'loaded', actions: { type: 'setNotice', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    loaded: {
      description: 'Title, date and content are shown.',
      meta: { requirements: ['s2.modal.notice', 's2.notice-page.entry', 's3.notice.fields'] },
    },
    notFound: {
      description: 'The notice has expired or was removed; says so and offers the list.',
      meta: { requirements: ['s2.modal.notice'] },
    },
    failed: {
      description: 'The notice could not be loaded: try again.',
      meta: { requirements: ['s2.modal.notice', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
  },
});
