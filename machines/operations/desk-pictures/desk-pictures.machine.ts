import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';

/** The item whose pictures they are. */
export type DeskPicturesInput = { queue: string; id: string };
/** `picture`: its id. */
type PictureRequest = DeskPicturesInput & { picture: string; reason: string };

/**
 * Pictures of an item, such as those of a receipt: shown after a reason, beside the acts on the item. The wiring stores
 * the picture itself. Meets own.desk-app.pictures.
 */
export const deskPicturesMachine = setup({
  types: {
    context: {} as PictureRequest & { failure: Failure | null },
    events: {} as
      | { type: 'picture.requested'; picture: string }
      | { type: 'pictures.closed' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as DeskPicturesInput,
    children: {} as { viewForm: 'viewForm'; load: 'load' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Collects the reason, which is its `word`. */
    viewForm: {} as typeof formMachine,
    /** Loads a picture, which the gateway records with the reason. */
    load: {} as PromiseActorLogic<void, PictureRequest>,
  },
  guards: {
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    select: assign({ picture: (_, params: { picture: string }) => params.picture }),
    setReason: assign({ reason: (_, { word }: FormOutput) => (typeof word === 'string' ? word : '') }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-pictures',
  context: ({ input }) => ({ ...input, picture: '', reason: '', failure: null }),
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No picture is shown.',
      meta: { requirements: ['own.desk-app.pictures'] },
      on: {
        'picture.requested': {
          target: 'explaining',
          actions: { type: 'select', params: ({ event }) => ({ picture: event.picture }) },
        },
      },
    },
    explaining: {
      description: 'The operator types why the pictures are viewed.',
      meta: { requirements: ['own.desk-app.pictures'] },
      invoke: {
        id: 'viewForm',
        src: 'viewForm',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'setReason', params: ({ event }) => event.output },
          },
          { target: 'hidden', description: 'Cancelled; nothing is loaded.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    loading: {
      description: 'Loading a picture.',
      meta: { requirements: ['own.desk-app.pictures'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { queue, id, picture, reason } }) => ({ queue, id, picture, reason }),
        onDone: 'visible',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'pictures.closed': 'hidden' },
    },
    visible: {
      description: 'A picture is shown; another one is loaded for the same reason.',
      meta: { requirements: ['own.desk-app.pictures'] },
      on: {
        'picture.requested': {
          target: 'loading',
          actions: { type: 'select', params: ({ event }) => ({ picture: event.picture }) },
        },
        'pictures.closed': 'hidden',
      },
    },
    failed: {
      description: 'The picture could not be loaded; the operator can try again or leave it.',
      meta: { requirements: ['own.desk-app.pictures'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'explaining', 'pictures.closed': 'hidden' },
    },
  },
});
