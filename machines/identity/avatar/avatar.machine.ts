import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Avatar, AvatarChoice, Failure, StaticAvatar } from '../../../src/contract';

/** A player's avatar: a stock picture, or an uploaded one. The file and the uploaded picture are in the vault. */
export const avatarMachine = setup({
  types: {
    /** `wanted`: avatar that is being saved; `name`: name of the last chosen file. */
    context: {} as {
      avatar: Avatar | null;
      wanted: AvatarChoice | null;
      name: string;
      percent: number;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'avatar.selected'; name: StaticAvatar }
      | { type: 'file.selected'; name: string }
      | { type: 'upload.cancelled' }
      | { type: 'upload.progressed'; percent: number }
      | { type: 'upload.stored'; id: string }
      | { type: 'upload.rejected'; failure: Failure }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the chosen avatar, and puts an uploaded picture into the vault. */
    loadAvatar: {} as PromiseActorLogic<Avatar>,
    /**
     * Checks the chosen file (png or jpg by content, at most 5 MB) and uploads it: `upload.progressed`, then
     * `upload.stored` or `upload.rejected`. Stopping the actor aborts the transfer.
     */
    upload: {} as CallbackActorLogic<AnyEventObject>,
    /** Saves the choice at the gateway; an uploaded picture is read again as stored. */
    choose: {} as PromiseActorLogic<Avatar, { wanted: AvatarChoice | null }>,
  },
  actions: {
    setAvatar: assign({ avatar: (_, params: { avatar: Avatar }) => params.avatar }),
    setChoice: assign({ wanted: (_, params: AvatarChoice) => params }),
    setName: assign({ name: (_, params: { name: string }) => params.name }),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    clearPercent: assign({ percent: 0 }),
    setFailure: assign({
      failure: ({ event }) => ('failure' in event ? event.failure : 'error' in event ? event.error : null),
    }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'avatar',
  context: { avatar: null, wanted: null, name: '', percent: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Reads the selected picture.',
      meta: { requirements: ['s3.avatar.fields', 's7.relay.player-avatar'] },
      tags: 'busy',
      invoke: {
        id: 'loadAvatar',
        src: 'loadAvatar',
        onDone: { target: 'loaded', actions: { type: 'setAvatar', params: ({ event }) => ({ avatar: event.output }) } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The avatars could not be loaded: try again. The rest of the profile works.',
      meta: { requirements: ['s3.avatar.fields', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    loaded: {
      description: 'The current picture, the available ones, and a way to upload one.',
      meta: { requirements: ['s3.avatar.fields', 'own.avatar.picture'] },
      exit: 'clearFailure',
      on: {
        'avatar.selected': {
          target: 'choosing',
          actions: { type: 'setChoice', params: ({ event }) => ({ avatarType: 'STATIC', avatar: event.name }) },
        },
        'file.selected': {
          target: 'uploading',
          actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
        },
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing is selected yet.', meta: { requirements: ['s3.avatar.fields'] } },
        changed: {
          description: 'The new avatar is in use; confirms it.',
          meta: { requirements: ['own.avatar.picture'] },
        },
        rejected: {
          description:
            'The picture was rejected: too large, not a PNG or JPEG, or the gateway was unreachable. The reason is shown; the old avatar stays.',
          meta: { requirements: ['own.avatar.picture', 's9.const.images'] },
          tags: 'rejected',
        },
      },
    },
    uploading: {
      description: 'The picture is being uploaded; its progress is shown, and the upload can be cancelled.',
      meta: { requirements: ['own.avatar.picture'] },
      tags: 'busy',
      exit: 'clearPercent',
      invoke: { id: 'upload', src: 'upload', onError: { target: 'loaded.rejected', actions: 'setFailure' } },
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => ({ percent: event.percent }) } },
        'upload.stored': {
          target: 'choosing',
          actions: { type: 'setChoice', params: ({ event }) => ({ avatarType: 'CUSTOM', avatar: event.id }) },
        },
        'upload.rejected': { target: 'loaded.rejected', actions: 'setFailure' },
        'upload.cancelled': 'loaded',
      },
    },
    choosing: {
      description: 'Setting the picture as the avatar.',
      meta: { requirements: ['s3.avatar.fields', 'own.avatar.picture'] },
      tags: 'busy',
      invoke: {
        id: 'choose',
        src: 'choose',
        input: ({ context }) => ({ wanted: context.wanted }),
        onDone: {
          target: 'loaded.changed',
          actions: { type: 'setAvatar', params: ({ event }) => ({ avatar: event.output }) },
        },
        onError: { target: 'loaded.rejected', actions: 'setFailure' },
      },
    },
  },
});
