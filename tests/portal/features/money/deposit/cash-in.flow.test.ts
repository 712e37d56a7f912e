// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { pendingCashIn, cashInTerms as terms } from '../../../../../machines/money/cash-in/cash-in.samples';
import type { CashInTerms } from '../../../../../src/contract';
import { cashInFlow } from '../../../../../src/portal/features/money/deposit/cash-in/cash-in.flow';
import { choosePicture } from '../../../../../src/portal/parts/upload/send-picture';
import type { FormField } from '../../../../../src/ui/browser/vault';
import { eventually } from '../../../../harness/eventually';
import { lend, readList, runActor } from '../../../harness/flow-support';

const CASH_INS = '/wps/member/cashIns';
const TERMS = `${CASH_INS}/terms`;
const ONE = `${CASH_INS}/one`;
const PICTURE = `${CASH_INS}/picture`;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

beforeEach(() => sessionStorage.clear());

describe('terms', () => {
  test.each<[string, Partial<CashInTerms>, 'open' | 'blocked']>([
    ['two wallets', {}, 'open'],
    ['the minimum left by the deposit limit', { limitLeft: '100.00' }, 'open'],
    ['a break', { barred: { by: 'timeOut', until: 1_800_000_000_000 } }, 'blocked'],
    ['no wallet', { wallets: [] }, 'blocked'],
    ['as many open reports as permitted', { openLeft: 0 }, 'blocked'],
    ['less than the minimum left of the day', { dayLeft: '99.99' }, 'blocked'],
    ['less than the minimum left by the deposit limit', { limitLeft: '99.99' }, 'blocked'],
  ])('with %s [own.cash-in.limits own.cash-in.page]', async (_, more, kind) => {
    const read = { ...terms, ...more };
    const { deps } = lend({ [TERMS]: { value: read } });
    expect(await runActor(cashInFlow(deps), 'loadTerms')).toEqual({ kind, terms: read });
  });
});

/** The form of a report by Nodi Pay, with its input; `report`: responses to reports. */
async function filled(input: Record<string, string>, report: object = { value: pendingCashIn }, more = {}) {
  const { deps, sent } = lend({ [TERMS]: { value: { ...terms, ...more } }, [CASH_INS]: report });
  const flow = cashInFlow(deps);
  await runActor(flow, 'loadTerms');
  const types = (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed)) deps.vault.put(`form.${name}` as FormField, value);
  };
  types(input);
  const { reportForm } = Object(flow.implementations.actors);
  const run = (actor: string) => runActor(reportForm, actor, { about: 'nodi', reviewed: false });
  const reports = () => sent.filter(({ method, path }) => method === 'POST' && path === CASH_INS);
  return { run, types, reports };
}
const RIGHT = { amount: '500', sender: '+880 1712-345678', reference: ' np7k-2m9q41 ' };

describe('report', () => {
  test.each([
    [{ amount: '' }, 'amount', 'cashIn.amount.none'],
    [{ amount: '5,5' }, 'amount', 'cashIn.amount.unclear'],
    [{ amount: '99.99' }, 'amount', 'cashIn.amount.min'],
    [{ amount: '25000.01' }, 'amount', 'cashIn.amount.max'],
    [{ sender: ' ' }, 'sender', 'empty'],
    [{ sender: '12345' }, 'sender', 'cashIn.sender'],
    [{ reference: '' }, 'reference', 'empty'],
    [{ reference: 'ABC' }, 'reference', 'cashIn.reference'],
  ])('%o is a problem of its field [own.cash-in.create own.cash-in.limits]', async (input, field, code) => {
    const { run } = await filled({ ...RIGHT, ...input });
    expect(await run('validate')).toEqual({ kind: 'wrong', problems: [{ field, code }] });
  });

  test('all fields are checked at a time [own.cash-in.create]', async () => {
    const { run } = await filled({ amount: '', sender: '', reference: '' });
    const { problems } = Object(await run('validate'));
    expect(problems.map(({ field }: { field: string }) => field)).toEqual(['amount', 'sender', 'reference']);
  });

  test.each([
    [{ dayLeft: '400.00' }, 'available'],
    [{ limitLeft: '400.00' }, 'available'],
    [{ limitLeft: '50.00' }, 'short'],
  ])('an amount above what is left with %o is a problem [own.cash-in.limits]', async (more, problem) => {
    const { run } = await filled(RIGHT, undefined, more);
    expect(await run('validate')).toEqual({
      kind: 'wrong',
      problems: [{ field: 'amount', code: `cashIn.amount.${problem}` }],
    });
  });

  test('is sent as it was typed, with the amount of the wire, and returns the new report [own.cash-in.create]', async () => {
    const { run, reports } = await filled(RIGHT);
    expect(await run('validate')).toEqual({ kind: 'right' });
    expect(await run('send')).toEqual({ kind: 'sent', word: pendingCashIn });
    expect(reports()).toMatchObject([{ body: { wallet: 'nodi', amount: '500.00', sender: RIGHT.sender } }]);
  });

  test('a report without a response is repeated with its key; a changed one has another [own.cash-in.create]', async () => {
    const { run, types, reports } = await filled(RIGHT, { status: 500, code: 'internal' });
    for (const amount of ['500', '500', '501']) {
      types({ ...RIGHT, amount });
      await expect(run('send')).rejects.toMatchObject({ status: 500 });
    }
    const keys = reports().map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test('lists the own reports, and cancels one of them [own.cash-in.page]', async () => {
  const page = { list: [pendingCashIn], pageNum: 1, totalPages: 1, total: 1 };
  const cancelled = { ...pendingCashIn, state: 'cancelled' };
  const { deps, sent } = lend({ [CASH_INS]: { value: page }, [`${CASH_INS}/cancel`]: { value: cancelled } });
  const flow = cashInFlow(deps);
  expect(await readList(Object(flow.implementations.actors).list, { pageNo: 1 })).toEqual({ kind: 'loaded', page });
  expect(await runActor(flow, 'cancelCashIn', { id: pendingCashIn.id })).toEqual(cancelled);
  expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { id: pendingCashIn.id } });
});

test('a confirmed report is reported with the changed balance, once [own.cash-in.page own.cash-in.confirm]', async () => {
  const confirmed = { ...pendingCashIn, state: 'confirmed', received: '500.00' };
  const { deps } = lend({ [ONE]: { value: confirmed } });
  const moves: string[] = [];
  const watched = { ...deps, money: { ...deps.money, moved: () => moves.push('moved') } };
  const updates: unknown[] = [];
  const { watchCashIn } = Object(cashInFlow(watched).implementations.actors);
  const page = createActor(
    createMachine({
      invoke: { src: watchCashIn, input: { id: pendingCashIn.id } },
      on: { 'report.changed': { actions: ({ event }) => updates.push(event.cashIn) } },
    }),
  ).start();
  // A page that becomes visible again polls immediately.
  for (const times of [1, 2]) {
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(updates).toHaveLength(times));
  }
  page.stop();
  expect(updates).toEqual([confirmed, confirmed]);
  expect(moves).toHaveLength(1);
});

test('a picture of the receipt is stored with the report [own.cash-in.create own.proof.upload]', async () => {
  const pictureId = '01930000-0000-7000-8000-0000000000d1';
  const { deps, sent } = lend({ [PICTURE]: { value: { pictureId } } });
  const { receipt } = Object(cashInFlow(deps).implementations.actors);
  const proofs: unknown[] = [];
  const parent = createActor(
    createMachine({ on: { 'proofs.changed': { actions: ({ event }) => proofs.push(event.proofs) } } }),
  ).start();
  const upload = createActor(receipt, { input: { about: pendingCashIn.id }, parent } as object).start();
  choosePicture(upload as Parameters<typeof choosePicture>[0], deps.vault, new File([new Uint8Array(PNG)], 'a.png'));
  await eventually(() => expect(proofs).toEqual([[pictureId]]));
  expect(sent).toMatchObject([{ method: 'POST', path: PICTURE, query: `cashInId=${pendingCashIn.id}` }]);
});
