// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { formMachine } from '../../../../../machines/platform/form/form.machine';
import { TotpConfirm } from '../../../../../src/portal/features/identity/security/totp-confirm';
import { show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

test('the app’s key is shown in groups of four and copied without spaces', async () => {
  const { page } = heldPortal();
  page.vault.put('totpSecret', 'ABCDEFGHIJKLMNOPQR');
  const { user } = show(<TotpConfirm form={createActor(formMachine, { input: { about: 'totp' } }).start()} />, {
    page,
  });
  expect(document.querySelector('code')?.textContent).toBe('ABCD EFGH IJKL MNOP QR');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOPQR');
});
