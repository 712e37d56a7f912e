// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { withdrawalConfirmationSamples } from '../../../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.samples';
import { Panel } from '../../../../../src/portal/features/money/withdrawal/follow/panel';
import { withdrawalConfirmationFlow } from '../../../../../src/portal/features/money/withdrawal/withdrawal-confirmation.flow';
import { show } from '../../../harness/dialog-support';
import { lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';

const { output: paid } = withdrawalConfirmationSamples.outcomes.loadWithdrawal['paid out'];
const send = () => screen.getByRole('button', { name: 'Send the report' });
const alert = () => screen.queryByRole('alert')?.textContent;

/** The panel of a paid-out withdrawal with a response selected; all other calls fail. */
async function shows(answer: string) {
  const { page } = heldPortal();
  const { deps } = lend({});
  const flow = withdrawalConfirmationFlow({ ...deps, vault: page.vault }).provide({
    actors: { loadWithdrawal: fromPromise(async () => paid) },
  });
  const confirmation = createActor(flow, { input: { id: paid.id } }).start();
  onTestFinished(() => void confirmation.stop());
  const { user } = show(<Panel confirmation={confirmation} />, { page });
  await user.click(await screen.findByRole('radio', { name: answer }));
  return {
    user,
    vault: page.vault,
    upload: () => confirmation.getSnapshot().children.report?.getSnapshot().children.proofUpload,
  };
}

test('a missing picture is reported until one is saved [s4.withdrawal.not-received own.form.corrected]', async () => {
  const { user, upload } = await shows('Nothing has arrived');
  await user.click(send());
  await screen.findByText('Please enter correct information');
  expect(screen.getAllByText('Add at least one picture as proof.')).toHaveLength(2);
  act(() => upload()?.send({ type: 'file.selected', name: 'a.png' }));
  act(() => upload()?.send({ type: 'upload.stored', id: 'a' }));
  await waitFor(() => expect(alert()).toBeUndefined());
});

test('each saved picture has a thumbnail next to its name [own.proof.upload]', async () => {
  const { upload, vault } = await shows('Nothing has arrived');
  vault.put('thumbnail.a', 'data:image/png;base64,AAAA');
  for (const id of ['a', 'b']) {
    act(() => upload()?.send({ type: 'file.selected', name: `${id}.png` }));
    act(() => upload()?.send({ type: 'upload.stored', id }));
  }
  const previews = screen
    .getAllByRole('img')
    .map((picture) => [picture.getAttribute('alt'), picture.getAttribute('src')]);
  expect(previews).toEqual([['Preview of a.png', 'data:image/png;base64,AAAA']]);
  expect(screen.getByText('b.png')).toBeTruthy();
});

test('the form states its limits: three pictures, 5 MB, PNG or JPG [s9.const.images]', async () => {
  await shows('Nothing has arrived');
  expect(screen.getByText('(1 to 3)')).toBeTruthy();
  expect(screen.getByText('PNG or JPG, up to 5 MB each')).toBeTruthy();
});

test('while sending, no other response is possible [s4.withdrawal.partial s8.message.network-abnormal]', async () => {
  const { user } = await shows('A part has arrived');
  await user.type(screen.getByLabelText('Received (P)'), '400');
  const been = new Set<string>();
  const watch = new MutationObserver(() =>
    been.add(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ disabled }) => String(disabled))
        .join(),
    ),
  );
  watch.observe(document.body, { subtree: true, attributes: true });
  await user.click(send());
  await waitFor(() => expect(alert()).toContain('network'));
  watch.disconnect();
  expect([...been]).toContain('true,true,true');
  expect(screen.getByLabelText<HTMLInputElement>('Remaining (P)').value).toBe('600.00');
});
