import type { ActorRefFrom } from 'xstate';
import { proofUploadMachine } from '../../../../../machines/money/proof-upload/proof-upload.machine';
import { thumbnailOf } from '../../../browser/pictures';
import type { CentreDependencies } from '../../../parts/dependencies';
import { pictureSender } from '../../../parts/upload/send-picture';

export type UploadRef = ActorRefFrom<typeof proofUploadMachine>;

type Of = { about: string };

export const proofUploadFlow = ({ uploading, vault }: Pick<CentreDependencies, 'uploading' | 'vault'>) =>
  proofUploadMachine.provide({
    actors: {
      upload: pictureSender(vault, async (image, { about: withdrawalId }: Of, { signal, onPercent }) => {
        const { proofId } = await uploading(onPercent).uploadProof({ withdrawalId, image }, { signal });
        vault.put(`thumbnail.${proofId}`, await thumbnailOf(image));
        return proofId;
      }),
    },
  });
