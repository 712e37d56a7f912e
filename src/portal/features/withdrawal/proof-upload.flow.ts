import { type ActorRefFrom, fromCallback } from 'xstate';
import { proofUploadMachine } from '../../../../machines/proof-upload/proof-upload.machine';
import { asFailure, type Failure } from '../../../contract';
import { pictureOf } from '../../browser/pictures';
import type { Vault } from '../../browser/vault';
import type { CentreDependencies } from '../../parts/dependencies';

/** A chosen file goes into the vault; its name is no secret. */
export function choosePicture(upload: ActorRefFrom<typeof proofUploadMachine>, vault: Vault, file: File) {
  vault.keepFile(file);
  upload.send({ type: 'file.chosen', name: file.name });
}

export const proofUploadFlow = ({ uploading, vault }: Pick<CentreDependencies, 'uploading' | 'vault'>) =>
  proofUploadMachine.provide({
    actors: {
      upload: fromCallback(({ input: { withdrawalId }, sendBack }) => {
        const controller = new AbortController();
        const client = uploading((percent) => sendBack({ type: 'upload.progressed', percent }));
        const send = async () => {
          const picture = await pictureOf(vault.takeFile() ?? new Blob());
          if ('code' in picture) throw { kind: 'rejected', code: picture.code } satisfies Failure;
          return client.uploadProof({ withdrawalId, ...picture }, { signal: controller.signal });
        };
        send().then(
          ({ proofId }) => sendBack({ type: 'upload.kept', id: proofId }),
          (error) => sendBack({ type: 'upload.refused', failure: asFailure(error) }),
        );
        return () => controller.abort();
      }),
    },
  });
