// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accountLinkFlow } from '../../../../../src/portal/features/identity/account-link/account-link.flow';
import { AccountLinkFlow } from '../../../../../src/portal/features/identity/account-link/account-link-flow';
import { speaking } from '../../../../harness/words';
import { show } from '../../../harness/dialog-support';
import { lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';

const CONFIRM = '/wps/member/links/confirm';
const id = '01890a5d-ac96-474b-8cce-b302099a8057';
beforeEach(() => sessionStorage.clear());

/** Opens an offered link after the provider's login; the gateway responds to the password with `reply`. */
async function showOffer(reply: Parameters<typeof lend>[0][string]) {
  const { deps, sent } = lend({
    '/wps/session/login/social/begin': { value: { url: '/demo/provider/google?state=s', state: 's', key: 'k' } },
    '/wps/member/links/offer': { value: { linkId: id, name: 'Rahim' } },
    [CONFIRM]: reply,
  });
  const { page } = heldPortal();
  const flow = accountLinkFlow({ ...deps, vault: page.vault }, () => ({
    go: () => {},
    authorization: async () => ({ code: 'c' }),
    close: () => {},
  }));
  const link = createActor(flow, { input: { provider: 'google', purpose: 'link' } }).start();
  const { user } = show(<AccountLinkFlow link={link} />, { page });
  const field = await screen.findByLabelText<HTMLInputElement>('Your password here');
  return { user, link, field, confirmed: () => sent.filter(({ path }) => path === CONFIRM).length };
}
const press = () => screen.getByRole('button', { name: 'Link permanently' });

describe('confirmation of a link', () => {
  test('names a missing password until one is typed, sends nothing, and then links permanently [own.form.corrected s4.account-link.permanent]', async () => {
    const { user, field, confirmed } = await showOffer({});
    await user.click(press());
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'Shapla#2026');
    expect(screen.queryByText('Enter your password.')).toBeNull();
    expect(confirmed()).toBe(0);
    await user.click(press());
    expect((await screen.findByRole('status')).textContent).toContain('Linked permanently');
    expect(screen.queryByRole('button')).toBeNull();
    expect(confirmed()).toBe(1);
  });

  test('shows a failed request over the form and keeps the input', async () => {
    const { user, field, link } = await showOffer('offline');
    await user.type(field, 'Shapla#2026{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('network');
    expect(field.value).toBe('Shapla#2026');
    expect(JSON.stringify(link.getPersistedSnapshot())).not.toContain('Shapla');
  });

  test('closes the form when the link itself is rejected', async () => {
    const { user, field } = await showOffer({ status: 409, code: 'link.taken', message: 'Linked to another account.' });
    await user.type(field, 'Shapla#2026{Enter}');
    expect((await screen.findByText('Linked to another account.')).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByLabelText('Your password here')).toBeNull();
  });
});

afterEach(() => speaking('en'));

test.each(['bn', 'en'] as const)(
  'a closed window is reported and can be reopened, in %s [s8.phone.popup-closed]',
  async (language) => {
    speaking(language);
    const { deps } = lend({
      '/wps/session/login/social/begin': { value: { url: '/demo/provider/google?state=s', state: 's', key: 'k' } },
    });
    const { page } = heldPortal();
    let opened = 0;
    const closed = () => Promise.reject({ kind: 'rejected', code: 'social.popupClosed' });
    const flow = accountLinkFlow({ ...deps, vault: page.vault }, () => {
      opened += 1;
      return { go: () => {}, authorization: closed, close: () => {} };
    });
    const link = createActor(flow, { input: { provider: 'google', purpose: 'login' } }).start();
    const { user } = show(<AccountLinkFlow link={link} />, { page });
    const words = {
      bn: { told: 'সাইন-ইন উইন্ডো বন্ধ হয়ে গেছে। আবার চেষ্টা করুন।', retry: 'আবার চেষ্টা করুন' },
      en: { told: 'The sign-in window was closed. Please try again.', retry: 'Try again' },
    }[language];
    expect((await screen.findByRole('alert')).textContent).toBe(words.told);
    await user.click(screen.getByRole('button', { name: words.retry }));
    await screen.findByRole('alert');
    expect(opened).toBe(2);
  },
);
