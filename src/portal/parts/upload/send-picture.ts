import { type AnyEventObject, fromCallback } from 'xstate';
import { asFailure, type Failure } from '../../../contract';
import type { Vault } from '../../../ui/browser/vault';
import { pictureOf } from '../../browser/pictures';

type Extras = { signal: AbortSignal; onPercent(percent: number): void };
type Uploads = { send(event: { type: 'file.selected'; name: string }): void };

/** A chosen file goes into the vault; its name is no secret. */
export function choosePicture(upload: Uploads, vault: Vault, file: File) {
  vault.keepFile(file);
  upload.send({ type: 'file.selected', name: file.name });
}

/**
 * Checks the selected file and sends it; `send` returns its id. Stopping it aborts the transfer (own.proof.upload,
 * own.avatar.picture).
 */
export const pictureSender = <Input>(
  vault: Vault,
  send: (image: Blob, input: Input, extras: Extras) => Promise<string>,
) =>
  fromCallback<AnyEventObject, Input>(({ input, sendBack }) => {
    const { abort, signal } = abortable();
    const work = async () => {
      const picture = await pictureOf(vault.takeFile() ?? new Blob());
      if ('code' in picture) throw { kind: 'rejected', code: picture.code } satisfies Failure;
      return send(picture.image, input, {
        signal,
        onPercent: (percent) => sendBack({ type: 'upload.progressed', percent }),
      });
    };
    work().then(
      (id) => sendBack({ type: 'upload.stored', id }),
      (error) => sendBack({ type: 'upload.rejected', failure: asFailure(error) }),
    );
    return abort;
  });

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
