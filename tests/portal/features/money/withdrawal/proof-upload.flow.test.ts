// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { proofUploadFlow } from '../../../../../src/portal/features/money/withdrawal/proof-upload.flow';
import type { CentreDependencies } from '../../../../../src/portal/parts/dependencies';
import { choosePicture } from '../../../../../src/portal/parts/upload/send-picture';
import { eventually } from '../../../../harness/eventually';
import { lend } from '../../../harness/flow-support';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff, 0xe0];
const UPLOAD = '/wps/member/withdrawals/proof';
const proofId = '01930000-0000-7000-8000-0000000000d1';
const withdrawalId = '01930000-0000-7000-8000-0000000000c1';
const file = (bytes: number[], name = 'a.png', size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name);
beforeEach(() => sessionStorage.clear());

/** The upload and what it reports to its parent. */
function startUpload(deps: CentreDependencies) {
  const reportedProofs: unknown[] = [];
  const parent = createActor(
    createMachine({ on: { 'proofs.changed': { actions: ({ event }) => reportedProofs.push(event.proofs) } } }),
  ).start();
  const upload = createActor(proofUploadFlow(deps), { input: { about: withdrawalId }, parent }).start();
  const chooses = async (chosen: File) => {
    choosePicture(upload, deps.vault, chosen);
    await eventually(() => expect(upload.getSnapshot().matches('uploading')).toBe(false));
  };
  return { upload, told: reportedProofs, chooses };
}

test.each([
  ['png', PNG],
  ['jpg', JPG],
])('a %s is sent unchanged and saved under its file name [own.proof.upload s9.const.images]', async (_, bytes) => {
  const { deps, sent } = lend({ [UPLOAD]: { value: { proofId } } });
  const { upload, told, chooses } = startUpload(deps);
  await chooses(file(bytes, 'list.png'));
  expect(upload.getSnapshot().context.pictures).toEqual([{ id: proofId, name: 'list.png' }]);
  expect(told).toEqual([[proofId]]);
  const query = `withdrawalId=${withdrawalId}`;
  expect(sent).toMatchObject([{ method: 'POST', path: UPLOAD, query, body: { name: 'list.png', size: bytes.length } }]);
});

test('keeps a thumbnail of a saved picture, if it can be drawn [own.proof.upload]', async () => {
  const { deps } = lend({ [UPLOAD]: { value: { proofId } } });
  const { upload, chooses } = startUpload(deps);
  await chooses(file(PNG));
  expect([upload.getSnapshot().context.pictures.length, deps.vault.peek(`thumbnail.${proofId}`)]).toEqual([1, '']);
  const drawn: unknown[] = [];
  vi.stubGlobal('createImageBitmap', async (_: Blob, { resizeHeight }: ImageBitmapOptions) => ({
    width: 128,
    height: resizeHeight,
    close() {},
  }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object({ drawImage: (...drawArguments: unknown[]) => drawn.push(...drawArguments) }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return `data:image/png;${this.width}x${this.height}`;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  await chooses(file(PNG));
  expect(deps.vault.peek(`thumbnail.${proofId}`)).toBe('data:image/png;128x96');
  expect(drawn).toMatchObject([{ width: 128, height: 96 }, 0, 0]);
});

test.each([
  ['what is only called a picture', file([0x47, 0x49, 0x46, 0x38], 'a.png'), 'upload.kind'],
  ['an empty file', file([], 'a.png'), 'upload.kind'],
  ['one byte more than 5 MB', file(PNG, 'a.png', 5 * 1_048_576 + 1), 'upload.tooLarge'],
])('%s is not sent [s9.const.images]', async (_, chosen, code) => {
  const { deps, sent } = lend({ [UPLOAD]: { value: { proofId } } });
  const { upload, chooses } = startUpload(deps);
  await chooses(chosen);
  expect(upload.getSnapshot().context.failure).toEqual({ kind: 'rejected', code });
  expect(sent).toEqual([]);
});

test.each([
  [
    { status: 415, code: 'upload.kind', message: 'No' },
    { kind: 'rejected', code: 'upload.kind', message: 'No' },
  ],
  ['offline', { kind: 'offline' }],
  [{ value: {} }, { kind: 'malformed' }],
] as const)('%o is reported as %o [own.proof.upload]', async (reply, failure) => {
  const { upload, chooses } = startUpload(lend({ [UPLOAD]: reply }).deps);
  await chooses(file(PNG));
  expect(upload.getSnapshot().context.failure).toMatchObject(failure);
});

test('shows its progress, and stopping aborts the transfer [own.proof.upload]', async () => {
  const { deps } = lend({});
  const cut = vi.fn();
  let notify: (percent: number) => void = () => {};
  const uploading: CentreDependencies['uploading'] = (onPercent) => {
    notify = onPercent;
    return {
      ...deps.uploading(onPercent),
      uploadProof: (_, extras) =>
        new Promise((__, reject) => {
          extras?.signal?.addEventListener('abort', () => {
            cut();
            reject({ kind: 'offline', code: 'client.offline' });
          });
        }),
    };
  };
  const { upload } = startUpload({ ...deps, uploading });
  choosePicture(upload, deps.vault, file(PNG));
  await eventually(() => {
    notify(40);
    expect(upload.getSnapshot().context.percent).toBe(40);
  });
  await new Promise((done) => setTimeout(done, 20));
  upload.send({ type: 'upload.cancelled' });
  expect([cut.mock.calls.length, upload.getSnapshot().value]).toEqual([1, { ready: 'untouched' }]);
});

test('a selected picture is deleted with the session [asvs 14.3.1]', () => {
  const { deps } = lend({});
  deps.vault.keepFile(file(PNG));
  deps.vault.clear();
  expect(deps.vault.takeFile()).toBeUndefined();
});
