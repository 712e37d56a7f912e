import { type ActorRefFrom, fromPromise } from 'xstate';
import { profileMachine } from '../../../../../machines/identity/profile/profile.machine';
import { profileEndpoints, profileFields } from '../../../../contract/identity/profile';
import { formFlow } from '../../../../ui/form/form.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { avatarFlow } from './avatar.flow';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;

/** The player's profile, wired (s3.profile.fields, s5.profile.required). */
export const profileFlow = (deps: Pick<FlowDependencies, 'client' | 'clientFor' | 'vault'>) => {
  const client = deps.clientFor(profileEndpoints);
  return profileMachine.provide({
    actors: {
      avatar: avatarFlow(deps),
      loadProfile: fromPromise(({ signal }) => client.profile(undefined, { signal })),
      profileForm: formFlow(deps.vault, {
        fields: profileFields,
        send: (typed, _, signal) => client.saveProfile(typed, { signal }),
      }),
    },
  });
};
