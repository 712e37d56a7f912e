// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InvalidUrl } from '../../../../../src/portal/features/platform/system-status/invalid-url';
import { Maintenance } from '../../../../../src/portal/features/platform/system-status/maintenance';
import { Restricted } from '../../../../../src/portal/features/platform/system-status/restricted';
import { Unreachable } from '../../../../../src/portal/features/platform/system-status/unreachable';
import { LoadFailed } from '../../../../../src/portal/shell/load-failed';
import { Toasts } from '../../../../../src/ui/toasts';
import { speaking } from '../../../../harness/words';
import { show } from '../../../harness/dialog-support';

afterEach(() => speaking('en'));

describe.each(['bn', 'en'] as const)('in %s', (language) => {
  const words = (bn: string, en: string) => ({ bn, en })[language];
  const shows = (view: ReactNode) => {
    speaking(language);
    return show(view);
  };

  test('shows the notice of a maintenance [s8.message.maintenance-notice s2.maintenance.page]', () => {
    shows(<Maintenance endsAt={null} contactHref="/contact" onRetry={vi.fn()} />);
    expect(screen.getByRole('heading', { name: words('সিস্টেম রক্ষণাবেক্ষণ চলছে', 'System Maintenance') })).toBeTruthy();
    expect(screen.getByRole('link', { name: words('যোগাযোগ করুন', 'Contact Us') }).getAttribute('href')).toBe('/contact');
    expect(screen.getByText(words('এখনও জানা নেই', 'Not known yet'))).toBeTruthy();
  });

  test('a closed portal without a contact says that customer service cannot be reached [s2.maintenance.page]', () => {
    shows(<Maintenance endsAt={null} contactHref={null} onRetry={vi.fn()} />);
    const text = words(
      'এই পেজ থেকে এখন গ্রাহকসেবায় যোগাযোগ করা যাচ্ছে না। পরে আবার আসুন।',
      'Customer service can’t be reached from this page right now. Come back later.',
    );
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('names location or IP address [s8.message.access-restricted s2.restriction.page]', () => {
    shows(<Restricted ip="203.0.113.24" country={null} contactHref="/contact" />);
    const text = words(
      'আপনার অবস্থান বা IP ঠিকানা থেকে প্রবেশ সীমিত।',
      'Access is restricted by your location or IP address.',
    );
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  });

  test('names the unknown domain and refers to customer service [s8.message.invalid-url]', () => {
    shows(<InvalidUrl contactHref="/contact" />);
    expect(screen.getByRole('heading', { name: words('ঠিকানাটি সঠিক নয়', 'Invalid URL') })).toBeTruthy();
    const text = words(
      'এই ঠিকানা আমাদের নয়। এখানে পাসওয়ার্ড লিখবেন না: সঠিক ঠিকানার জন্য গ্রাহকসেবায় যোগাযোগ করুন।',
      'This address is not ours. Do not enter a password here: contact customer service for the right one.',
    );
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: words('গ্রাহকসেবায় যোগাযোগ করুন', 'Contact customer service') })).toBeTruthy();
  });

  test('is shown when the platform is unreachable [s8.message.network-abnormal]', () => {
    shows(<Unreachable retryInSeconds={12} onRetry={vi.fn()} />);
    expect(
      screen.getByRole('heading', { name: words('নেটওয়ার্ক সংযোগে সমস্যা', 'The network link is abnormal') }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: words('আবার চেষ্টা করুন', 'Try again') })).toBeTruthy();
  });

  test('is shown when a part fails to load [s8.message.slow-page]', () => {
    shows(<LoadFailed onReload={vi.fn()} />);
    const text = words(
      'পেজটি লোড হতে বেশি সময় লাগলনেটওয়ার্ক দেখে পেজটি আবার লোড করুন। কিছুই হারায়নি।',
      'The page took longer to loadCheck your network, then load the page again. Nothing is lost.',
    );
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  test('confirms that the IP was copied [s8.success.copied]', async () => {
    const { user } = shows(
      <>
        <Restricted ip="203.0.113.24" country={null} contactHref="/contact" />
        <Toasts />
      </>,
    );
    await user.click(screen.getByRole('button', { name: words('IP কপি করুন', 'Copy the IP') }));
    expect((await screen.findByRole('status')).textContent).toContain(words('কপি হয়েছে', 'Copied'));
  });
});
