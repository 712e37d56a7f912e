import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { systemStatusMachine } from '../../machines/system-status/system-status.machine';
import { settle } from '../../src/atlas';
import { inLanguages } from './support/in-languages';
import { visitor } from './support/neighbours';
import { openPage } from './support/page';
import { childOf, held } from './support/stand-ins';

afterEach(cleanup);

const refusedWith = (value: unknown) => ({ error: { kind: 'rejected', code: 'system.invalidUrl', message: 'Invalid URL', value } });
const contacts = [
  { csType: 'HELP', path: '/help' },
  { csType: 'EMAIL', path: 'mailto:help@example.test' },
];

inLanguages((language) => {
  test.each([
    ['the first contact that is not a page of the portal', { customerService: contacts }, 'mailto:help@example.test'],
    ['the page of help where there is none', { customerService: contacts.slice(0, 1) }, '/helpmc'],
    ['the same where nothing can be read', 'nothing', '/helpmc'],
  ])('s8.message.invalid-url: the link leads to customer service: %s', async (_, value, href) => {
    const children = { ...visitor, systemStatus: held(systemStatusMachine) };
    const page = await openPage({ children, language, watched: systemStatusMachine, report: () => {} });
    const status = childOf(page.portal, 'systemStatus');
    await page.act(() => settle(childOf(status, 'readStatus'), refusedWith(value)));
    await page.screen.sees('link', 'invalid-url.contact');
    expect(document.querySelector('.btns a')?.getAttribute('href')).toBe(href);
  });
});
