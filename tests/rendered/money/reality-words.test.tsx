import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionSamples } from '../../../machines/identity/session/session.samples';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { realityCheckSamples } from '../../../machines/money/reality-check/reality-check.samples';
import { settle } from '../../../src/atlas';
import { openPage } from '../harness/page';
import { knownBalance, places, unreadTwo, unwarned, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';
import '../../harness/dom';

afterEach(cleanup);
const { output } = realityCheckSamples.outcomes.readCheck['a net loss'];

test.each([
  [1, { bn: '১ মিনিট', en: '1 minute' }],
  [60, { bn: '৬০ মিনিট', en: '60 minutes' }],
])(
  '%i minutes of play read as natural text in both languages [own.reality-check.displayed]',
  async (minutes, words) => {
    const check = { ...output, since: output.at - minutes * 60_000 };
    const openSnapshot = { value: { open: 'loaded' }, context: { dueAt: output.at, check, failure: null } };
    for (const language of ['bn', 'en'] as const) {
      const realityCheck = inert(realityCheckMachine, openSnapshot);
      const children = {
        ...visitor,
        host: places,
        session: held(sessionMachine, {
          sessionTime: unwarned,
          balance: knownBalance,
          realityCheck,
          unread: unreadTwo,
        }),
      };
      const { portal, act } = await openPage({ language, children, watched: realityCheckMachine, report: () => {} });
      const session = childOf(portal, 'session');
      await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
      await waitFor(() =>
        expect([...document.querySelectorAll('dd')].map((element) => element.textContent)).toContain(words[language]),
      );
      cleanup();
    }
  },
);
