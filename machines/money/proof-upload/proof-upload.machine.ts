import { type AnyEventObject, assign, type CallbackActorLogic, type ErrorActorEvent, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/contract';

const MAX_PICTURES = 3;
/** A picture stored by the gateway, and the original name of its file. */
export type Picture = { id: string; name: string };

/**
 * Pictures that prove a claim about a withdrawal or support an application (`about`: its id). One uploads at a time,
 * and at most three are stored. The file is in the vault.
 */
export const proofUploadMachine = setup({
  types: {
    /** `name`: name of the last chosen file. */
    context: {} as { about: string; name: string; pictures: Picture[]; percent: number; failure: Failure | null },
    events: {} as
      | { type: 'file.selected'; name: string }
      | { type: 'upload.cancelled' }
      | { type: 'upload.progressed'; percent: number }
      | { type: 'upload.stored'; id: string }
      | { type: 'upload.rejected'; failure: Failure }
      | { type: 'proof.removed'; id: string }
      | ErrorActorEvent<Failure>,
    input: {} as { about: string },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /**
     * Checks the chosen file (png or jpg by content, at most 5 MB) and uploads it: `upload.progressed`, then
     * `upload.stored` or `upload.rejected`. Stopping the actor aborts the transfer.
     */
    upload: {} as CallbackActorLogic<AnyEventObject, { about: string }>,
  },
  guards: { isFull: ({ context }) => context.pictures.length >= MAX_PICTURES },
  actions: {
    setName: assign({ name: (_, params: { name: string }) => params.name }),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    clearPercent: assign({ percent: 0 }),
    setPicture: assign({
      pictures: ({ context: { pictures, name }, event }) =>
        'id' in event ? [...pictures, { id: event.id, name }] : pictures,
    }),
    dropPicture: assign({
      pictures: ({ context, event }) => context.pictures.filter(({ id }) => 'id' in event && id !== event.id),
    }),
    setFailure: assign({
      failure: ({ event }) => ('failure' in event ? event.failure : 'error' in event ? event.error : null),
    }),
    clearFailure: assign({ failure: null }),
    reportProofs: sendParent(({ context }) => ({
      type: 'proofs.changed',
      proofs: context.pictures.map(({ id }) => id),
    })),
  },
}).createMachine({
  id: 'proof-upload',
  context: ({ input }) => ({ ...input, name: '', pictures: [], percent: 0, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'A picture can be selected; stored ones can be removed.',
      meta: { requirements: ['s4.withdrawal.not-received', 's9.const.images'] },
      exit: 'clearFailure',
      on: {
        'file.selected': {
          target: 'uploading',
          actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
        },
        'proof.removed': { target: '.untouched', actions: ['dropPicture', 'clearFailure', 'reportProofs'] },
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'No error.', meta: { requirements: ['own.proof.upload'] } },
        rejected: {
          description:
            'The picture was rejected: too large, not a PNG or JPEG, or the gateway was unreachable. The reason is shown.',
          meta: { requirements: ['s9.const.images', 'own.proof.upload'] },
          tags: 'rejected',
        },
      },
    },
    uploading: {
      description: 'The picture is being uploaded; its progress is shown, and the upload can be cancelled.',
      meta: { requirements: ['own.proof.upload'] },
      tags: 'busy',
      exit: 'clearPercent',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ about: context.about }),
        onError: { target: 'ready.rejected', actions: 'setFailure' },
      },
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => ({ percent: event.percent }) } },
        'upload.stored': { target: 'stored', actions: ['setPicture', 'reportProofs'] },
        'upload.rejected': { target: 'ready.rejected', actions: 'setFailure' },
        'upload.cancelled': 'ready',
      },
    },
    stored: {
      description: 'The picture is stored; checks for room for more.',
      meta: { requirements: ['s9.const.images'] },
      always: [{ guard: 'isFull', target: 'full' }, { target: 'ready' }],
    },
    full: {
      description: 'Three pictures are stored; one must be removed before another is added.',
      meta: { requirements: ['s9.const.images'] },
      on: { 'proof.removed': { target: 'ready', actions: ['dropPicture', 'reportProofs'] } },
    },
  },
});
