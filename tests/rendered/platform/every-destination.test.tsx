import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isMachineSnapshot } from 'xstate';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { destinations } from '../../../src/portal/destinations';
import { pages as agentPages } from '../../../src/portal/destinations.agent';
import { pages } from '../../../src/portal/destinations.pages';
import { placeTo } from '../harness/hosting';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf } from '../harness/test-doubles';
import '../../harness/dom';

afterEach(cleanup);

const dialogs = Object.entries(destinations).flatMap(([key, { seat }]) => (seat === 'dialog' ? [key] : []));
const screens = Object.entries(destinations).flatMap(([key, { seat }]) => (seat === 'screen' ? [key] : []));
const agentKey = (key: string) => (Object.hasOwn(pages, key) ? `agentCentre/${key}` : key);

/** Charts and views meet without types, and other tests replace one of them: here both are real, without a network. */
test.each([
  { name: 'screen', seat: 'screen', keys: screens },
  { name: 'dialog', seat: 'dialog', keys: dialogs },
  { name: 'page of the member centre', seat: 'page', keys: Object.keys(pages) },
  { name: 'page of the agent centre', seat: 'page', keys: Object.keys(agentPages).map(agentKey) },
])('each $name opens with its own chart, started by the host [s4.modal.by-name]', async ({ seat, keys }) => {
  const { portal, act, screen } = await openPage({
    ...{ children: member, rows: destinations, language: 'bn' },
    ...{ watched: hostMachine, report: () => {} },
  });
  for (const key of keys) {
    await act(() => portal.send({ type: 'place.requested', place: placeTo(key) }));
    await waitFor(() => {
      const host: unknown = childOf(portal, seat).getSnapshot();
      expect(isMachineSnapshot(host) && [host.context.place?.to, host.hasTag('busy'), host.hasTag('rejected')]).toEqual(
        [placeTo(key).to, false, false],
      );
    });
    await screen.hides('heading', 'load-failed.title');
  }
});
