import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { proofUploadMachine } from '../../../../../machines/money/proof-upload/proof-upload.machine';
import { activityApplicationMachine } from '../../../../../machines/rewards/activity-application/activity-application.machine';
import type { ActivityOutcome } from '../../../../../machines/rewards/activity-application/activity-application.types';
import { asFailure, SETTINGS } from '../../../../contract';
import { activityComment } from '../../../../contract/rewards/activities';
import { activityEndpoints } from '../../../../contract/rewards/activity-endpoints';
import { languageChanges } from '../../../../ui/browser/watch-language';
import { formFlow } from '../../../../ui/form/form.flow';
import { uploadFetch } from '../../../browser/upload-fetch';
import type { FlowDependencies } from '../../../parts/dependencies';
import { pictureSender } from '../../../parts/upload/send-picture';

export type ActivityRef = ActorRefFrom<typeof activityApplicationMachine>;
export type PicturesRef = ActorRefFrom<typeof proofUploadMachine>;

/** Ids of the stored pictures. */
const idsIn = (proofs: string) => proofs.split(' ').filter(Boolean);

/** Chart of an activity and the application for it, with its actors (s2.other.activity-application). */
export const activityFlow = ({
  clientFor,
  vault,
  randomKey,
}: Pick<FlowDependencies, 'clientFor' | 'vault' | 'randomKey'>) => {
  const client = clientFor(activityEndpoints);
  return activityApplicationMachine.provide({
    actions: { shareProofs: (_, { proofs }) => vault.put('form.proofs', proofs.join(' ')) },
    actors: {
      watchLanguage: languageChanges,
      load: fromPromise(async ({ input: { id }, signal }): Promise<ActivityOutcome> => {
        if (!v.is(v.pipe(v.string(), v.uuid()), id)) return { kind: 'gone' };
        try {
          return { kind: 'loaded', activity: await client.activity({ id }, { signal }) };
        } catch (error) {
          if (asFailure(error).code === 'activity.unknown') return { kind: 'gone' };
          throw error;
        }
      }),
      act: fromPromise(({ input: { id, act }, signal }) => {
        if (act === null) throw new TypeError('nothing was asked for');
        if (act === 'draw') return client.claimRaffle({ id, luck: luckOf(randomKey()) }, { signal });
        return client.actOnActivity({ id, act }, { signal });
      }),
      pictures: proofUploadMachine.provide({
        actors: {
          upload: pictureSender(vault, async (image, { about: id }: { about: string }, { signal, onPercent }) => {
            const rows = { uploadActivityPicture: activityEndpoints.uploadActivityPicture };
            const { uploadActivityPicture } = clientFor(rows, uploadFetch(onPercent), SETTINGS.uploadTimeout);
            return (await uploadActivityPicture({ id, image }, { signal })).id;
          }),
        },
      }),
      applicationForm: formFlow(vault, {
        fields: { comment: activityComment, proofs: v.string() },
        send: ({ comment, proofs }, about, signal) =>
          client.applyForActivity({ id: about ?? '', comment, pictures: idsIn(proofs) }, { signal }),
      }),
    },
  });
};

/** The player's part of a draw, in hexadecimal digits. */
const luckOf = (key: string): string => key.replace(/[^0-9a-f]/g, '').padEnd(16, '0');
