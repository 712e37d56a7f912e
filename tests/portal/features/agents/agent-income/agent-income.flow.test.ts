// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { agentIncomeSamples } from '../../../../../machines/agents/agent-income/agent-income.samples';
import { agentIncomeFlow } from '../../../../../src/portal/features/agents/agent-income/agent-income.flow';
import { lend, readList, runActor } from '../../../harness/flow-support';

const { loadBill, loadBets } = agentIncomeSamples.outcomes;
const bill = loadBill['of a day'].output;
const DAY = 86_400_000;
const now = 1_800_000_000_000;
const page = { list: [bill], next: null, sums: { bills: 1, paid: '100.00', held: '0.00', owed: '0.00' } };
const INCOME = '/wps/agent/income';
const BILL = '/wps/agent/income/bill';
const BETS = '/wps/agent/income/bets';

const income = (replies: Parameters<typeof lend>[0]) => {
  const { deps, sent } = lend(replies);
  return {
    flow: agentIncomeFlow({ ...deps, now: () => now }),
    asked: () => Object.fromEntries(new URLSearchParams(sent.at(-1)?.query)),
  };
};

test.each([
  [{}, {}],
  [
    { kind: 'daily', since: '7' },
    { kind: 'daily', from: String(now - 7 * DAY) },
  ],
  [{ kind: 'none', since: '8', after: bill.id }, { after: bill.id }],
])('%o requests %o and omits open filters [own.agent-income.bills]', async (filter, expectedQuery) => {
  const { flow, asked } = income({ [INCOME]: { value: page } });
  expect(await readList(flow, { filter })).toMatchObject({ kind: 'loaded', page: { sums: page.sums } });
  expect(asked()).toEqual({ size: '10', ...expectedQuery });
});

test('reports an empty list [own.agent-income.bills]', async () => {
  const { flow } = income({ [INCOME]: { value: { ...page, list: [] } } });
  expect(await readList(flow, { filter: { since: '1' } })).toMatchObject({ kind: 'empty' });
});

test('loads a bill with its lines, and a line’s bets page by page [own.agent-income.explained]', async () => {
  const bets = loadBets['the first of two pages'].output;
  const { flow, asked } = income({ [BILL]: { value: bill }, [BETS]: { value: bets } });
  expect(await runActor(flow, 'loadBill', { id: bill.id })).toEqual(bill);
  expect(await runActor(flow, 'loadBets', { id: bill.id, contract: 'C00000041', after: null })).toEqual(bets);
  expect(asked()).toEqual({ id: bill.id, contract: 'C00000041', size: '10' });
  await runActor(flow, 'loadBets', { id: bill.id, contract: 'C00000041', after: 7 });
  expect(asked()).toMatchObject({ after: '7' });
  await expect(runActor(income({}).flow, 'loadBill', { id: bill.id })).rejects.toMatchObject({ kind: 'offline' });
});
