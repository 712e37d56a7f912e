import type { avatarMachine } from '../../../machines/identity/avatar/avatar.machine';
import type { Driver } from '../../../src/atlas';
import type { Failure } from '../../../src/contract';
import { failureWords } from '../failure-words';
import { isPicture } from '../money/proof-upload.driver';
import { fileOf } from '../pictures';

/** Checks before the upload have messages of the portal. */
const rejection = (failure: Failure | null) =>
  failure?.code === 'upload.kind' && !failure.message ? 'upload.kind' : failureWords(failure);

/** Steps of a tester who selects or uploads a picture. */
export const avatarDriver = {
  events: {
    'avatar.selected': (screen, { name }) => screen.press(`profile.avatar.${name}`),
    'file.selected': (screen, { name }) => screen.attach('profile.avatar.own', fileOf(name)),
    'upload.cancelled': (screen) => screen.press('upload.stop'),
    'upload.progressed': 'itself',
    'upload.stored': 'itself',
    'upload.rejected': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'profile.avatar.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    loaded: async (screen, { avatar }) => {
      await screen.reads('profile.avatar.own');
      await screen.sees(
        'img',
        avatar?.avatarType === 'CUSTOM' ? 'profile.avatar.yours' : `profile.avatar.${avatar?.avatar}`,
      );
    },
    'loaded.untouched': (screen) => screen.hides('alert'),
    'loaded.changed': (screen) => screen.sees('status', 'profile.avatar.changed'),
    'loaded.rejected': (screen, { failure }) => screen.sees('alert', rejection(failure)),
    uploading: (screen) => screen.sees('progressbar', 'upload.sending'),
    choosing: (screen) => screen.sees('status', 'profile.avatar.choosing'),
  },
  outcomes: {
    loadAvatar: {
      'an existing picture': { fixture: 'member' },
      'an uploaded picture': { fixture: 'memberWithPicture' },
      offline: (gateway) => gateway.cut(),
    },
    upload: { failed: { cannot: 'It takes a fault in our own script.' } },
    choose: { offline: (gateway) => gateway.cut() },
  },
  endings: {
    loadAvatar: 'playerAvatar',
    choose: 'chooseAvatar',
    'upload.stored': 'uploadAvatar',
    'upload.rejected': (_, context) => (isPicture(context) ? 'uploadAvatar' : undefined),
  },
} satisfies Driver<typeof avatarMachine>;
