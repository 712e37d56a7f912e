// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PortalEvent } from '../../../machines/platform/portal/portal.events';
import type { MemberInfo } from '../../../src/contract';
import { AlertHost } from '../../../src/portal/app/alert-host';
import { show } from '../harness/dialog-support';
import { heldPortal } from '../harness/held-portal';

const trial: MemberInfo = {
  id: '0190c1d2-0000-7000-8000-000000000004',
  account: 'guest',
  nickname: 'Guest',
  type: 4,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};

/** Renders the alerts over a page with a logged-in account. */
async function showAlerts() {
  const held = heldPortal(trial);
  const rendering = show(
    <>
      <button type="button">What was pressed</button>
      <AlertHost />
    </>,
    { page: held.page },
  );
  await act(async () => screen.getByText('What was pressed').focus());
  return { ...held, ...rendering, send: (event: PortalEvent) => act(async () => held.portal.send(event)) };
}
const alert = () => screen.queryByRole('alertdialog');

test('asks in_sure_logout; Escape stays and restores the focus [s8.logout.confirmation s2.header.logout]', async () => {
  const { portal, send, user } = await showAlerts();
  await send({ type: 'logout.requested' });
  expect(alert()?.textContent).toContain('Are you sure you want to log out?');
  expect(document.activeElement?.textContent).toBe('Stay');
  await user.keyboard('{Escape}');
  expect([alert(), portal.getSnapshot().matches({ alert: 'none' })]).toEqual([null, true]);
  expect(document.activeElement?.textContent).toBe('What was pressed');
});

test('while the session ends the button is busy and neither choice is sent again [s1.member.logout]', async () => {
  const { portal, endSession, send, user } = await showAlerts();
  await send({ type: 'logout.requested' });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.getByRole('button', { name: 'Log out' }).getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(endSession.asked).toHaveLength(1);
  await endSession.done();
  expect([alert(), portal.getSnapshot().children.session?.getSnapshot().matches('visitor')]).toEqual([null, true]);
});

test('shows in_need_true_account until confirmed [s8.centre.need-true-account s6.protected.trial]', async () => {
  const { send, user } = await showAlerts();
  await send({ type: 'place.requested', place: { to: 'securityCenter', centre: 'memberCentre' } });
  expect(alert()?.textContent).toContain('This part needs a full account');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(alert()).toBeNull();
});
