import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { settle } from '../../../src/atlas';
import { inLanguages } from '../harness/in-languages';
import { openPage } from '../harness/page';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

afterEach(cleanup);

const rejectionWith = (value: unknown) => ({
  error: { kind: 'rejected', code: 'system.invalidUrl', message: 'Invalid URL', value },
});
const contacts = [
  { csType: 'HELP', path: '/help' },
  { csType: 'EMAIL', path: 'mailto:help@example.test' },
];

inLanguages((language) => {
  test.each([
    ['the first contact outside the portal', { customerService: contacts }, 'mailto:help@example.test'],
    ['no link without one', { customerService: contacts.slice(0, 1) }, null],
    ['no link if nothing can be loaded', 'nothing', null],
  ])('an invalid address leads to customer service: %s [s8.message.invalid-url]', async (_, value, href) => {
    const children = { ...visitor, systemStatus: held(systemStatusMachine) };
    const page = await openPage({ children, language, watched: systemStatusMachine, report: () => {} });
    const status = childOf(page.portal, 'systemStatus');
    await page.act(() => settle(childOf(status, 'readStatus'), rejectionWith(value)));
    if (href) await page.screen.sees('link', 'invalid-url.contact');
    else await page.screen.reads('contact.none');
    expect(document.querySelector('.btns a')?.getAttribute('href') ?? null).toBe(href);
  });
});
