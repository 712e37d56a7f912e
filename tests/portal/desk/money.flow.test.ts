// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { moneyReport, verifications } from '../../../machines/operations/money-samples';
import { deskFlow } from '../../../src/desk/app/desk.flow';
import { childOf, runActor } from '../harness/flow-support';
import { deskDependencies } from './desk-support';

type Replies = Parameters<typeof deskDependencies>[0];
const moneyOf = (replies: Replies) => {
  const { deps, sent } = deskDependencies(replies);
  return { money: childOf(deskFlow(deps), 'money'), sent };
};
const period = { from: '2027-01-14', to: '2027-01-15' };

test('figures are read for the period of the filter, and a rejected period is invalid input [own.desk-app.money]', async () => {
  const { money, sent } = moneyOf({ '/desk/api/money': { value: moneyReport } });
  const load = (flow: typeof money, filter: Record<string, string>) =>
    runActor(childOf(flow, 'report'), 'load', { filter, pageNo: 1, fresh: true });
  expect(await load(money, { from: '2027-01-14', to: '' })).toMatchObject({ kind: 'loaded', page: moneyReport });
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.query))).toMatchObject({ from: '2027-01-14' });
  expect(sent[0]?.query).not.toContain('to=');
  const rejected = moneyOf({ '/desk/api/money': { status: 422, code: 'request.invalid' } });
  expect(await load(rejected.money, period)).toEqual({ kind: 'invalid', code: 'request.invalid' });
});

test('the file has every row of the page, and no cell that a spreadsheet would execute [own.desk-app.money-file]', async () => {
  const saved: BlobPart[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:money');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'Blob',
    class {
      constructor(parts: BlobPart[]) {
        saved.push(...parts);
      }
    },
  );
  const offers = [{ source: 'offer', title: '=cmd|"x"', count: 2, amount: '200.00' }];
  const { money } = moneyOf({ '/desk/api/money/file': { value: { ...moneyReport, offers } } });
  await runActor(money, 'saveFile', { filter: period });
  vi.unstubAllGlobals();
  const [, text, name] = saved;
  expect(name).toBe('maidan-money-2027-01-14-2027-01-15.csv');
  const lines = String(text).split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 2).join())).toEqual([
    '"2027-01-14 – 2027-01-15",""',
    '"Whole period",""',
    '"By day","2027-01-14"',
    '"By day","2027-01-15"',
    '"By category","Slots"',
    '"By game provider","Jhor"',
    '"By agent","agent"',
    '"By agent","Without an agent"',
    '"Bonus and cashback by offer","\'=cmd|""x"""',
    '',
  ]);
  expect(lines[3]).toContain('"-500.00"');
});

test('verifications are read by key, and one is requested with a reason [own.desk-app.verification]', async () => {
  const { money, sent } = moneyOf({
    '/desk/api/money/verifications': { value: verifications },
    '/desk/api/money/verify': { value: null },
  });
  const page = { filter: {}, pageNo: 1, fresh: true };
  expect(await runActor(childOf(money, 'verifications'), 'load', page)).toMatchObject({ kind: 'loaded' });
  const verify = { act: 'verifyLedger', reason: 'Monthly check', isCorrected: false };
  expect(await runActor(childOf(money, 'deskAct'), 'perform', verify)).toEqual({ kind: 'done' });
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/desk/api/money/verify',
    body: { reason: 'Monthly check' },
  });
});
