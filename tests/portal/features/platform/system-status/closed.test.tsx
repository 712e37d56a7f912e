// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InvalidUrl } from '../../../../../src/portal/features/platform/system-status/invalid-url';
import { Maintenance } from '../../../../../src/portal/features/platform/system-status/maintenance';
import { Restricted } from '../../../../../src/portal/features/platform/system-status/restricted';
import { Unreachable } from '../../../../../src/portal/features/platform/system-status/unreachable';
import { LoadFailed } from '../../../../../src/portal/shell/load-failed';
import { show } from '../../../harness/show';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const contact = (name = 'Contact Us') => screen.getByRole('link', { name }).getAttribute('href');

test('the maintenance page shows its end and a contact [s2.maintenance.page s8.message.maintenance-notice]', async () => {
  const onRetry = vi.fn();
  const endsAt = new Date(2026, 0, 15, 2, 30).getTime();
  const { user } = show(<Maintenance endsAt={endsAt} contactHref="/contact" onRetry={onRetry} />);
  expect([title(), contact()]).toEqual(['System Maintenance', '/contact']);
  const end = screen.getByText(/^January 15, 2026, 2:30\sAM (?:UTC|GMT|[A-Z]{2,5}|GMT[+-]\d+(?::\d+)?)$/);
  expect(end.getAttribute('datetime')).toBe(new Date(endsAt).toISOString());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('does not invent an unknown end [s2.maintenance.page]', () => {
  show(<Maintenance endsAt={null} contactHref="/contact" onRetry={vi.fn()} />);
  expect(screen.getByText('Not known yet')).toBeTruthy();
});

test('shows reason, IP, country and a contact [s2.restriction.page s8.message.access-restricted]', () => {
  show(<Restricted ip="203.0.113.24" country="NP" contactHref="/contact" />);
  expect(screen.getByText(/restricted by your location or IP address/)).toBeTruthy();
  expect([screen.getByText('203.0.113.24').tagName, screen.getByText('Nepal').tagName, contact()]).toEqual([
    'DD',
    'DD',
    '/contact',
  ]);
});

test('without a working contact no button is shown [s2.maintenance.page s2.restriction.page]', () => {
  show(<Maintenance endsAt={null} contactHref={null} onRetry={vi.fn()} />);
  show(<Restricted ip="203.0.113.24" country={null} contactHref={null} />);
  show(<InvalidUrl contactHref={null} />);
  expect(screen.queryAllByRole('link', { name: /contact/i })).toEqual([]);
  expect(screen.getAllByText(/Customer service can’t be reached from this page/)).toHaveLength(3);
});

test('an unknown country is shown as unknown [s2.restriction.page]', () => {
  show(<Restricted ip="203.0.113.24" country={null} contactHref="/contact" />);
  expect(screen.getByText('Unknown')).toBeTruthy();
});

test('shows the error and leads to customer service [s8.message.invalid-url]', () => {
  show(<InvalidUrl contactHref="/contact" />);
  expect([title(), contact('Contact customer service')]).toEqual(['Invalid URL', '/contact']);
});

test('shows the error and the next attempt, and allows one immediately [s8.message.network-abnormal]', async () => {
  const onRetry = vi.fn();
  const { user } = show(<Unreachable retryInSeconds={12} onRetry={onRetry} />);
  expect(title()).toBe('The network link is abnormal');
  expect(screen.getByRole('timer').textContent).toContain('12');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while retrying, the button is disabled and the countdown hidden [s8.message.network-abnormal]', async () => {
  const onRetry = vi.fn();
  const { user } = show(<Unreachable retryInSeconds={null} onRetry={onRetry} busy />);
  await user.click(screen.getByRole('button', { name: 'Try again', busy: true }));
  expect([screen.queryByRole('timer'), onRetry.mock.calls.length]).toEqual([null, 0]);
});

test('a part that failed to load can be reloaded [s8.message.slow-page s8.chunk.load-error]', async () => {
  const onReload = vi.fn();
  const { user } = show(<LoadFailed onReload={onReload} />);
  expect(screen.getByRole('alert').textContent).toContain('The page took longer to load');
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(onReload).toHaveBeenCalledOnce();
});

test('the IP can be copied to be sent to us [s8.success.copied]', async () => {
  const { user } = show(<Restricted ip="203.0.113.24" country={null} contactHref="/contact" />);
  await user.click(screen.getByRole('button', { name: 'Copy the IP' }));
  expect(await navigator.clipboard.readText()).toBe('203.0.113.24');
});
