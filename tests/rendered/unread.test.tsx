import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { sessionSamples } from '../../machines/session/session.samples';
import { unreadMachine } from '../../machines/unread/unread.machine';
import { settle } from '../../src/atlas';
import { unreadDriver } from '../drivers/unread.driver';
import { describePaths } from './support/describe-paths';
import { inLanguages } from './support/in-languages';
import { knownBalance, member, poses, visitor } from './support/neighbours';
import { openPage } from './support/page';
import { childOf, held, inert } from './support/stand-ins';

afterEach(cleanup);

inLanguages((language) => {
  test('counts promotions and rewards beside the rewards, each named [s2.nav.rewards]', async () => {
    await openPage({ children: member, language, watched: unreadMachine, report: () => {} });
    const names = language === 'bn' ? ['৬টি অফার আছে', '২টি পুরস্কার নেওয়া বাকি'] : ['6 promotions available', '2 rewards to claim'];
    const badges = () => [...document.querySelectorAll('.top-2 button .count .vh')].map(({ textContent }) => textContent);
    await waitFor(() => expect(badges()).toEqual(names));
  });
});

describePaths({
  flow: 'unread',
  driver: unreadDriver,
  children: {
    ...visitor,
    session: held(sessionMachine, {
      balance: knownBalance,
      unread: held(unreadMachine),
      realityCheck: inert(realityCheckMachine, poses.noReality),
    }),
  },
  async begin({ portal, act }) {
    const session = childOf(portal, 'session');
    await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
    return childOf(session, 'unread');
  },
});
