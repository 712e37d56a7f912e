import { expect, test } from 'vitest';
import { stage } from '../../harness/stage';

const { ops, url, createTester } = stage({ DEMO: 'off' });

test('an unknown host shows a message that leads to customer service [s8.message.invalid-url]', async () => {
  const visitor = await createTester({ language: 'bn' });
  const { page, screen } = visitor;
  visitor.expects('systemStatus', 403);
  await ops('contact', 'mail', 'help@example.test');
  await page.goto(url().replace('127.0.0.1', 'mirror.example.test'));
  await screen.sees('heading', 'invalid-url.title');
  await screen.sees('link', 'invalid-url.contact');
  // Reloading does not help, so the button writes to us.
  const link = page.locator('a', { hasText: 'গ্রাহকসেবায় যোগাযোগ করুন' });
  await expect.poll(() => link.getAttribute('href')).toBe('mailto:help@example.test');
});
