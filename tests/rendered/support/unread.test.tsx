import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionSamples } from '../../../machines/identity/session/session.samples';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { unreadMachine } from '../../../machines/support/unread/unread.machine';
import { unreadSamples } from '../../../machines/support/unread/unread.samples';
import { settle } from '../../../src/atlas';
import { unreadDriver } from '../../drivers/support/unread.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPage } from '../harness/page';
import { knownBalance, member, mockStates, unwarned, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

afterEach(cleanup);

inLanguages((language) => {
  test('the navigation shows the last loaded rank, initially that of the login [s2.nav.vip-rank]', async () => {
    const session = held(sessionMachine, {
      sessionTime: unwarned,
      balance: knownBalance,
      unread: held(unreadMachine),
      realityCheck: inert(realityCheckMachine, mockStates.noReality),
    });
    const { portal, act } = await openPage({
      children: { ...visitor, session },
      language,
      watched: unreadMachine,
      report: () => {},
    });
    const rank = () => document.querySelector('.top-2 a[href="/vip"]')?.textContent;
    const player = sessionSamples.outcomes.restoreSession['a player'];
    const opened = childOf(portal, 'session');
    await act(() => settle(childOf(opened, 'restoreSession'), player));
    expect(rank()).toBe(player.output.clubLabel.labelName);
    const clubLabel = { labelName: 'Gold', labelNames: { bn: 'সোনা', en: 'Gold' }, rankLevel: 3 };
    const waiting = unreadSamples.outcomes.lookUnread['no unread messages'].output;
    await act(() => settle(childOf(childOf(opened, 'unread'), 'lookUnread'), { output: { ...waiting, clubLabel } }));
    expect(rank()).toBe(language === 'bn' ? 'সোনা' : 'Gold');
  });

  test('counts promotions and rewards beside the rewards, each named [s2.nav.rewards]', async () => {
    await openPage({ children: member, language, watched: unreadMachine, report: () => {} });
    const names =
      language === 'bn' ? ['৬টি অফার আছে', '২টি পুরস্কার নেওয়া বাকি'] : ['6 promotions available', '2 rewards to claim'];
    const badges = () =>
      [...document.querySelectorAll('.top-2 button .count .vh')].map(({ textContent }) => textContent);
    await waitFor(() => expect(badges()).toEqual(names));
  });
});

describePaths({
  flow: 'unread',
  driver: unreadDriver,
  children: {
    ...visitor,
    session: held(sessionMachine, {
      sessionTime: unwarned,
      balance: knownBalance,
      unread: held(unreadMachine),
      realityCheck: inert(realityCheckMachine, mockStates.noReality),
    }),
  },
  async begin({ portal, act }) {
    const session = childOf(portal, 'session');
    await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
    return childOf(session, 'unread');
  },
});
