import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { languageMachine } from '../../../machines/platform/language/language.machine';
import { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { customerServiceMachine } from '../../../machines/support/customer-service/customer-service.machine';
import { settle } from '../../../src/atlas';
import { speak } from '../../../src/portal/parts/portal/words';
import { languageDriver } from '../../drivers/platform/language.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member, mockStates, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

afterEach(cleanup);

describePaths({
  flow: 'language',
  driver: languageDriver,
  children: { ...visitor, language: held(languageMachine) },
  begin: ({ portal }) => childOf(portal, 'language'),
});

const both = (bn: string, en: string) => ({ bn, en });
const rank = both('সোনালি', 'Golden');
const app = both('আমাদের অ্যাপ', 'Our own app');
const failure = both('এখন বন্ধ আছে।', 'It is closed at the moment.');

test.each([
  ['en', 'bn'],
  ['bn', 'en'],
] as const)(
  'texts received from the gateway in %s change to %s without a reload: side bar, rank and a failure [s4.language.localised]',
  async (from, to) => {
    const { site } = mockStates.open.context;
    const resource = { resourceType: 'APP', url: '/app', qrCodeUrl: '', labelNameEn: app.en, labelNameCn: app.bn };
    const clubLabel = { labelName: rank[from], labelNames: rank, rankLevel: 3 };
    const { account } = mockStates.member.context;
    const children = {
      ...member,
      systemStatus: inert(systemStatusMachine, {
        ...mockStates.open,
        context: { site: { ...site, resources: [resource] }, attempts: 0 },
      }),
      session: inert(sessionMachine, {
        ...mockStates.member,
        context: { ...mockStates.member.context, account: { ...account, clubLabel } },
      }),
    };
    const hosted = { support: held(customerServiceMachine) };
    const page = await openPage({ children, hosted, language: from, watched: languageMachine, report: () => {} });
    const support = await openPlace(page, 'support');
    const error = { kind: 'rejected', code: 'system.closed', message: failure[from], messages: failure };
    await page.act(() => settle(childOf(support, 'loadService'), { error }));
    const isVisible = (text: string) => document.body.textContent?.includes(text);
    for (const text of [rank, app, failure])
      expect([isVisible(text[from]), isVisible(text[to])]).toEqual([true, false]);
    await page.act(() => speak(to));
    for (const text of [rank, app, failure])
      await waitFor(() => expect([isVisible(text[from]), isVisible(text[to])]).toEqual([false, true]));
  },
);
