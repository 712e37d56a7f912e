import { type ActorRefFrom, fromPromise } from 'xstate';
import { avatarMachine } from '../../../../../machines/identity/avatar/avatar.machine';
import { type Avatar, SETTINGS } from '../../../../contract';
import { avatarEndpoints } from '../../../../contract/identity/avatar';
import { uploadFetch } from '../../../browser/upload-fetch';
import type { FlowDependencies } from '../../../parts/dependencies';
import { pictureSender } from '../../../parts/upload/send-picture';

export type AvatarRef = ActorRefFrom<typeof avatarMachine>;

/** The player's picture, wired: one of one's own is in the vault, for the view to show. */
export const avatarFlow = ({ clientFor, vault }: Pick<FlowDependencies, 'clientFor' | 'vault'>) => {
  const { avatarPicture, chooseAvatar, playerAvatar } = clientFor(avatarEndpoints);
  const withPicture = async (avatar: Avatar, signal: AbortSignal) => {
    if (avatar.avatarType === 'CUSTOM')
      vault.put('avatarPicture', (await avatarPicture({ id: avatar.avatar }, { signal })).image);
    return avatar;
  };
  return avatarMachine.provide({
    actors: {
      loadAvatar: fromPromise(async ({ signal }) => withPicture(await playerAvatar(undefined, { signal }), signal)),
      upload: pictureSender(vault, async (image, _, { signal, onPercent }) => {
        const { uploadAvatar } = clientFor(
          { uploadAvatar: avatarEndpoints.uploadAvatar },
          uploadFetch(onPercent),
          SETTINGS.uploadTimeout,
        );
        return (await uploadAvatar({ image }, { signal })).id;
      }),
      choose: fromPromise(async ({ input: { wanted }, signal }) => {
        if (!wanted) throw new TypeError('nothing was chosen');
        await chooseAvatar(wanted, { signal });
        return withPicture(wanted, signal);
      }),
    },
  });
};
