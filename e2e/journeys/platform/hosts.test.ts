import { expect, test } from 'vitest';
import { stage } from '../../harness/stage';

const { ops, url, somebody } = stage({ DEMO: 'off' });

test('s8.message.invalid-url: under a host that is not ours the portal says so, and leads to customer service', async () => {
  const visitor = await somebody({ language: 'bn' });
  const { page, screen } = visitor;
  visitor.expects('systemStatus', 403);
  await ops('contact', 'mail', 'help@example.test');
  await page.goto(url().replace('127.0.0.1', 'mirror.example.test'));
  await screen.sees('heading', 'invalid-url.title');
  await screen.sees('link', 'invalid-url.contact');
  // The same page again is no help: whoever presses it writes to us.
  const link = page.locator('a', { hasText: 'গ্রাহকসেবায় যোগাযোগ করুন' });
  await expect.poll(() => link.getAttribute('href')).toBe('mailto:help@example.test');
});
