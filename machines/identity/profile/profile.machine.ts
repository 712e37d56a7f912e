import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, Profile } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';
import type { avatarMachine } from '../avatar/avatar.machine';

/** A player's personal data and avatar. Meets s2.other.profile, s3.profile.fields. */
export const profileMachine = setup({
  types: {
    /** `profile`: as stored by the gateway, with only the end of the ID number; typed input is in the form. */
    context: {} as { profile: Profile | null; saved: boolean; failure: Failure | null },
    events: {} as
      | { type: 'profile.edited' }
      | { type: 'leave.requested' }
      | { type: 'leave.confirmed' }
      | { type: 'stay.selected' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { avatar: 'avatar'; profileForm: 'profileForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    loadProfile: {} as PromiseActorLogic<Profile>,
    /** The player's avatar; the wiring provides the chart. */
    avatar: {} as typeof avatarMachine,
    /** Collects all fields that are not locked, and saves them. */
    profileForm: {} as typeof formMachine,
  },
  actions: {
    setProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    markSaved: assign({ saved: true }),
    clearSaved: assign({ saved: false }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'profile',
  context: { profile: null, saved: false, failure: null },
  initial: 'loading',
  output: {},
  invoke: { id: 'avatar', src: 'avatar', onError: { description: 'The profile continues without its picture.' } },
  on: { 'leave.requested': { target: '.left', description: 'No changes would be lost; closes without asking.' } },
  states: {
    loading: {
      description: 'Loads the profile.',
      meta: { requirements: ['s2.other.profile', 's3.profile.fields', 's3.profile.messaging-ids'] },
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: { target: 'open', actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'Loading or the form failed: try again.',
      meta: { requirements: ['s2.other.profile', 's8.message.network-abnormal', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    open: {
      description:
        'The form with the profile; locked fields are shown with the hint that customer service can change them.',
      meta: {
        requirements: [
          's2.other.profile',
          's5.profile.required',
          'own.profile.locked',
          'own.profile.age',
          'own.profile.sealed',
        ],
      },
      exit: 'clearSaved',
      invoke: {
        id: 'profileForm',
        src: 'profileForm',
        input: { about: null },
        onDone: { target: 'loading', actions: 'markSaved', description: 'Saved; the profile is loaded again.' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'The form matches the saved profile.',
          meta: { requirements: ['s2.other.profile', 'own.profile.unsaved'] },
          on: { 'profile.edited': 'edited' },
        },
        edited: {
          description: 'The form has unsaved changes; says so.',
          meta: { requirements: ['own.profile.unsaved'] },
          on: { 'leave.requested': 'confirmingLeave' },
        },
        confirmingLeave: {
          description: 'The player is about to leave and would lose the changes; asks for confirmation.',
          meta: { requirements: ['own.profile.unsaved'] },
          on: {
            'leave.requested': { description: 'The question is already open.' },
            'leave.confirmed': '#profile.left',
            'stay.selected': 'edited',
          },
        },
      },
    },
    left: { description: 'The profile is closed.', meta: { requirements: ['s2.other.profile'] }, type: 'final' },
  },
});
