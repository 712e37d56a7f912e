// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MemberInfo } from '../../../../../src/contract';
import { DialogHost } from '../../../../../src/portal/app/hosts';
import { show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const rupa: MemberInfo = {
  ...{ id: '0190c1d2-0000-7000-8000-000000000004', account: 'rupa', nickname: 'Rupa', type: 0, toUpline: false },
  ...{ clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] },
};

/** Opens the member centre with its picker of pages. */
async function openPicker() {
  const held = heldPortal(rupa, { on: ['MANUALREBATE'] });
  const view = show(<DialogHost />, { page: held.page });
  await act(async () =>
    held.portal.send({ type: 'place.requested', place: { to: 'referral', centre: 'memberCentre' } }),
  );
  await held.load.comes('memberCentre');
  await held.load.comes('referral');
  await view.user.click(picker());
  return { ...held, ...view };
}
const picker = () =>
  screen.getAllByRole('button', { name: /^Invite friends/ })[0] ?? expect.fail('There is no picker.');
const isOpen = () => picker().getAttribute('aria-expanded') === 'true';

test('Escape closes the open picker first, then the centre [s4.modal.escape]', async () => {
  const { user, at } = await openPicker();
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect([isOpen(), at('dialog')]).toEqual([false, 'memberCentre']);
  await user.keyboard('{Escape}');
  expect(at('dialog')).toBeUndefined();
});

test('Escape within the picker returns to its button [s4.modal.escape]', async () => {
  const { user, at } = await openPicker();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('My account');
  await user.keyboard('{Escape}');
  expect([isOpen(), at('dialog'), document.activeElement]).toEqual([false, 'memberCentre', picker()]);
});

test('selecting a page closes the picker', async () => {
  const { user, at } = await openPicker();
  await user.click(screen.getAllByRole('button', { name: 'Invite friends' })[1] ?? expect.fail('There is no entry.'));
  expect([isOpen(), at('page')]).toEqual([false, 'referral']);
});
