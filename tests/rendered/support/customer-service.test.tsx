import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { customerServiceMachine } from '../../../machines/support/customer-service/customer-service.machine';
import { customerServiceDriver } from '../../drivers/support/customer-service.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { mockStates, visitor } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'customer-service',
  driver: customerServiceDriver,
  hosted: { support: held(customerServiceMachine) },
  begin: (page) => openPlace(page, 'support'),
});

afterEach(cleanup);

inLanguages((language) => {
  test('the support dialog links to the email address and the phone number that operators have set [own.support.contacts]', {
    tags: ['extended'],
  }, async () => {
    const customerService = [
      { csType: 'HELP', path: '/help' },
      { csType: 'EMAIL', path: 'mailto:support@example.test' },
      { csType: 'PHONE', path: 'tel:+8801712345678' },
      { csType: 'CHAT', path: 'https://chat.example.test/maidan' },
    ];
    const status = {
      ...mockStates.open,
      context: { site: { ...mockStates.open.context.site, customerService }, attempts: 0 },
    };
    const children = { ...visitor, systemStatus: inert(systemStatusMachine, status) };
    const hosted = { support: held(customerServiceMachine) };
    const page = await openPage({ children, hosted, language, watched: customerServiceMachine, report: () => {} });
    await openPlace(page, 'support');
    await page.screen.sees('dialog', 'support.title');
    const links = [...document.querySelectorAll('[role=dialog] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['support@example.test', 'mailto:support@example.test'],
      ['+8801712345678', 'tel:+8801712345678'],
    ]);
  });
});
