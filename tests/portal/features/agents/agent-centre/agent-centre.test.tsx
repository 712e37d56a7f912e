/** @module-tag extended */

// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { createList, type ListOutcome, type ListQuery } from '../../../../../machines/platform/list/list.machine';
import type { MemberInfo } from '../../../../../src/contract';
import type { Consolidated } from '../../../../../src/contract/agents/agent-contracts';
import { DialogHost } from '../../../../../src/portal/app/hosts';
import { destinations } from '../../../../../src/portal/destinations';
import { heldWork, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const agent: MemberInfo = {
  ...{ id: '0190c1d2-0000-7000-8000-000000000005', account: 'arif', nickname: 'Arif', type: 1, toUpline: false },
  ...{ clubLabel: { labelName: '', rankLevel: 0 }, memberLabel: [] },
};
const contractStatus: Consolidated = {
  ...{ divtypereq: null, dailysalreqtype: null, contracthoursalreq: 'newContract', realtimesalreqtype: null },
  ...{ divinfotype: 'off', dailysalinfotype: 'none', contracthoursalinfotype: 'inForce', realtimesalinfotype: 'off' },
};

/** Opens the agent centre at a page; its data arrives when the test says so. */
async function openCentre(to = 'agentTeamOverview', account = agent) {
  const work = heldWork<ListOutcome<Consolidated>, ListQuery>();
  const chart = createList<Consolidated>().provide({
    actors: { load: work.logic, watchFocus: fromCallback(() => {}) },
  });
  const { agentCentre } = destinations;
  if (agentCentre?.seat !== 'dialog') throw new Error('The agent centre is no dialog');
  const load = async () => ({ ...(await agentCentre.load()), flow: () => chart });
  const held = heldPortal(account, { rows: { agentCentre: { ...agentCentre, load } } });
  const view = show(<DialogHost />, { page: held.page });
  await act(async () => held.portal.send({ type: 'place.requested', place: { to, centre: 'agentCentre' } }));
  const arrives = (loadedStatus: Consolidated = contractStatus) => work.done({ kind: 'loaded', page: loadedStatus });
  return { ...held, ...view, work, arrives };
}
const opened = async (to?: string, loadedStatus = contractStatus) => {
  const held = await openCentre(to);
  await held.load.comes('agentCentre');
  await held.load.comes(to ?? 'agentTeamOverview');
  await held.arrives(loadedStatus);
  return held;
};
const centre = () => within(screen.getByRole('dialog', { name: 'Agent centre' }));
const menu = () => within(centre().getByRole('navigation', { name: 'Pages of the agent centre' }));

test('shows nothing before its data; a failure can be retried [s2.agent-centre.render-after-data]', async () => {
  const { load, work, arrives, user } = await openCentre();
  await load.comes('agentCentre');
  await load.comes('agentTeamOverview');
  expect([screen.getByRole('dialog', { name: 'One moment' }).textContent, screen.queryByRole('navigation')]).toEqual([
    'One momentThis part is being loaded…',
    null,
  ]);
  await work.fails({ kind: 'offline', code: 'client.offline' });
  await user.click(
    within(screen.getByRole('alertdialog', { name: 'This part did not load' })).getByRole('button', {
      name: 'Try again',
    }),
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  await arrives();
  expect(menu().getByRole('button', { current: 'page' }).textContent).toBe('Overview');
});

test('has a menu, a page and a close button [s2.agent-centre.modal s2.modal.agent-centre]', async () => {
  const { user, at } = await opened();
  expect(menu().getAllByRole('listitem')).toHaveLength(10);
  expect(centre().getByRole('heading', { name: 'Overview' })).toBeTruthy();
  await user.click(centre().getByRole('button', { name: 'Close' }));
  expect([at('dialog'), at('page'), screen.queryByRole('dialog')]).toEqual([undefined, undefined, null]);
});

const menuNames = () =>
  menu()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('marks the page of an agreement that awaits a decision [s6.flag.agent-salary-pages]', async () => {
  await opened();
  expect(menuNames().slice(-3)).toEqual(['Transaction details', 'Daily salary', 'Hourly salaryWaiting']);
});

const allOff: Consolidated = {
  ...{ divtypereq: null, dailysalreqtype: null, contracthoursalreq: null, realtimesalreqtype: null },
  ...{ divinfotype: 'off', dailysalinfotype: 'off', contracthoursalinfotype: 'off', realtimesalinfotype: 'off' },
};

test.each([
  ['s2.agent-centre.dividend', 'divinfotype', 'Dividend'],
  ['s2.agent-centre.daily-salary', 'dailysalinfotype', 'Daily salary'],
  ['s2.agent-centre.hourly-salary', 'contracthoursalinfotype', 'Hourly salary'],
  ['s2.agent-centre.realtime-salary', 'realtimesalinfotype', 'Real-time salary'],
] as const)('lists the page only while its option is on [%s s6.flag.agent-salary-pages]', async (_, option, name) => {
  await opened(undefined, allOff);
  expect(menuNames().at(-1)).toBe('Transaction details');
  cleanup();
  await opened(undefined, { ...allOff, [option]: 'none' });
  expect(menuNames().slice(-2)).toEqual(['Transaction details', name]);
});

test('the address of a disabled page shows none of it [s6.flag.agent-salary-pages]', async () => {
  const { user, at } = await opened('agentRealtimeSalary');
  expect(centre().getByRole('heading', { name: 'This page is not turned on for you' })).toBeTruthy();
  await user.click(centre().getByRole('button', { name: 'To the overview' }));
  expect(at('page')).toBe('agentTeamOverview');
});

test('a selected entry is marked and its page loaded [s2.agent-centre.select-entry]', async () => {
  const { user, at, load } = await opened();
  await user.click(menu().getByRole('button', { name: 'Team betting' }));
  expect([at('dialog'), at('page'), load.asked.at(-1)?.input]).toEqual([
    'agentCentre',
    'personalHistoryCopy',
    { to: 'personalHistoryCopy', centre: 'agentCentre' },
  ]);
  expect(menu().getByRole('button', { current: 'page' }).textContent).toBe('Team betting');
  await load.comes('personalHistoryCopy');
  expect(centre().getByRole('heading', { name: 'Team betting' })).toBeTruthy();
});

test('betting record and team betting share a key but are two pages', async () => {
  const { portal, load } = await opened('personalHistoryCopy');
  await act(async () =>
    portal.send({ type: 'place.requested', place: { to: 'personalHistoryCopy', centre: 'memberCentre' } }),
  );
  expect(load.asked.at(-1)?.input).toEqual({ to: 'personalHistoryCopy', centre: 'memberCentre' });
  await load.comes('memberCentre');
  await load.comes('personalHistoryCopy');
  expect(
    within(screen.getByRole('dialog', { name: 'Member centre' })).queryByText('The bets of your team.'),
  ).toBeNull();
});

test.each([0, 4])(
  'does not open for accounts of type %i [s4.account-type.agent s6.access.agent-centre]',
  async (type) => {
    const { at, work } = await openCentre('agentTeamOverview', { ...agent, type });
    expect([at('dialog'), at('page'), work.asked.length]).toEqual([undefined, undefined, 0]);
  },
);

test.each([1, 2, 41, 42])('opens for accounts of type %i [s4.account-type.agent s6.role.agent]', async (type) => {
  const { at } = await openCentre('agentTeamOverview', { ...agent, type });
  expect([at('dialog'), at('page')]).toEqual(['agentCentre', 'agentTeamOverview']);
});
