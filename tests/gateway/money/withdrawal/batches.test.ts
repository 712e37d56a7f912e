import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { readCsv, writeCsv } from '../../../../src/gateway/money/withdrawal/batch-file';
import { startModules } from '../../harness/modules';
import { operate } from '../wallet/support';
import { command, payoutProvider } from './payout-support';

const gateway = await startModules();
const { approved } = payoutProvider(gateway);
// Payouts of the demo's past would be in the first batch.
beforeAll(async () => {
  await command(gateway, 'batches', ['make']).catch(() => null);
});
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A batch of two payouts, with the rows of its file. */
async function batch() {
  const players = [await approved('600.00'), await approved('700.00')];
  const made = Object(await command(gateway, 'batches', ['make']));
  return { players, made, number: String(made.batch), rows: await rowsOf(String(made.batch)) };
}
async function rowsOf(number: string) {
  const { files } = Object(await command(gateway, 'batches', ['file', number]));
  expect(files[0].name).toBe(`${number}.csv`);
  return readCsv(Buffer.from(files[0].base64, 'base64').toString('utf8')).map(({ cells }) => cells);
}
const confirm = (number: string, rows: readonly (readonly string[])[], name = 'admin') =>
  command(gateway, 'batches', ['confirm', number], { name, files: [{ path: 'bank.csv', text: writeCsv(rows) }] });
/** The rows of a batch with the bank's results. */
const withResults = (rows: string[][], results: string[]) =>
  rows.map((cells, index) => (index === 0 ? cells : [...cells.slice(0, -2), results[index - 1] ?? '', '']));

test('approved payouts are exported with their payees, and wait for the confirmation [own.payout.batch]', async () => {
  const { players, made, rows } = await batch();
  expect(made).toMatchObject({ payouts: 2, amount: '1300.00' });
  const expected = await Promise.all(
    players.map(async ({ client, withdrawalId: id }) => (await client.withdrawal({ id })).number),
  );
  expect(rows[0]?.slice(0, 3)).toEqual(['number', 'amount', 'currency']);
  expect(rows.slice(1).map(([number, amount, currency, , , holder]) => [number, amount, currency, holder])).toEqual([
    [expected[0], '600.00', 'BDT', 'Rupa Akter'],
    [expected[1], '700.00', 'BDT', 'Rupa Akter'],
  ]);
  for (const { state, withdrawalId } of players) {
    expect(await state()).toBe('sent');
    for (const decision of ['send', 'disburse', 'reject'])
      await expect(operate(gateway, decision, withdrawalId)).rejects.toMatchObject({ code: 'withdrawal.notPermitted' });
  }
  await expect(command(gateway, 'batches', ['make'])).rejects.toMatchObject({ code: 'batch.empty' });
});

test('a confirmation books what is paid; what is not paid can be paid again [own.payout.batch]', async () => {
  const { players, number, rows } = await batch();
  expect(await confirm(number, withResults(rows, ['paid', 'unpaid']))).toEqual({ batch: number, paid: 1, unpaid: 1 });
  expect(await Promise.all(players.map(({ state }) => state()))).toEqual(['disbursed', 'unpaid']);
  expect(await rowsOf(number)).toHaveLength(1);
  const next = Object(await command(gateway, 'batches', ['make']));
  expect(next).toMatchObject({ payouts: 1, amount: '700.00' });
  await confirm(next.batch, withResults(await rowsOf(next.batch), ['paid']));
  expect(await players[1]?.state()).toBe('disbursed');
});

test('a part is confirmed first and the rest later; repeating it changes nothing [own.payout.batch]', async () => {
  const { players, number, rows } = await batch();
  const first = withResults(rows, ['paid', '']);
  expect(await confirm(number, first)).toMatchObject({ paid: 1, unpaid: 0 });
  expect(await players[1]?.state()).toBe('sent');
  expect(await confirm(number, first)).toMatchObject({ paid: 0, unpaid: 0 });
  expect(await confirm(number, withResults(rows, ['paid', 'paid']))).toMatchObject({ paid: 1 });
  const listed = Object(await command(gateway, 'batches', ['list']));
  expect(listed[0]).toMatchObject({ batch: number, payouts: 2, open: 0, paid: 2, amount: '1300.00' });
});

describe('a confirmation with a wrong line changes nothing [own.payout.batch]', () => {
  const changed = (rows: string[][], column: number, text: string) =>
    withResults(rows, ['paid', 'paid']).map((cells, index) =>
      index === 2 ? cells.map((cell, at) => (at === column ? text : cell)) : cells,
    );
  test.each<[string, (rows: string[][]) => string[][], RegExp]>([
    ['another amount', (rows) => changed(rows, 1, '699.00'), /Line 3: the amount of W\d+ is 700.00/],
    ['a payout of no batch', (rows) => changed(rows, 0, 'W99999999'), /Line 3: W99999999 is not in B/],
    ['no number', (rows) => changed(rows, 0, 'x'), /Line 3: number is no number/],
    ['an unknown result', (rows) => changed(rows, 7, 'perhaps'), /Line 3: result is neither/],
    [
      'a payout twice',
      (rows) => changed(rows, 0, rows[1]?.[0] ?? '').map((c) => c.with(1, c[1] === '700.00' ? '600.00' : (c[1] ?? ''))),
      /Line 3: W\d+ is there twice/,
    ],
    ['no column', (rows) => rows.map((cells) => cells.slice(0, 5)), /Line 1: there is no column result/],
  ])('%s', async (_, change, message) => {
    const { players, number, rows } = await batch();
    const rejection = await confirm(number, change(rows)).catch((error: unknown) => error);
    expect(rejection).toMatchObject({ code: 'batch.line', status: 422 });
    const { params } = Object(rejection).extra;
    expect(`Line ${params.line}: ${params.problem}`).toMatch(message);
    expect(await Promise.all(players.map(({ state }) => state()))).toEqual(['sent', 'sent']);
  });

  test('another outcome than was recorded', async () => {
    const { number, rows } = await batch();
    await confirm(number, withResults(rows, ['paid', 'paid']));
    await expect(confirm(number, withResults(rows, ['paid', 'unpaid']))).rejects.toMatchObject({ code: 'batch.line' });
  });
});

test('a batch and a confirmation above the limit need a second operator [own.payout.batch]', async () => {
  const { opsAlone } = gateway.ctx.config;
  const players = [await approved('600.00'), await approved('700.00')];
  gateway.ctx.config.opsAlone = 100_000n;
  const confirmRequest = (id: string) => command(gateway, 'requests', ['confirm', id], { name: 'second' });
  await gateway.ctx.db.execute(`insert into operators (name, role, token_hash, created_at)
    values ('admin', 'admin', 'none', app_now()), ('second', 'admin', 'other', app_now())
    on conflict do nothing`);
  const { waitsForAnother } = Object(await command(gateway, 'batches', ['make']));
  expect(await players[0]?.state()).toBe('approved');
  const { batch: number } = Object(await confirmRequest(waitsForAnother));
  expect(await players[0]?.state()).toBe('sent');
  const rows = withResults(await rowsOf(number), ['paid', 'paid']);
  const confirmation = Object(await confirm(number, rows));
  expect(await players[0]?.state()).toBe('sent');
  expect(await confirmRequest(confirmation.waitsForAnother)).toMatchObject({ paid: 2 });
  expect(await players[0]?.state()).toBe('disbursed');
  gateway.ctx.config.opsAlone = opsAlone;
});

test('cells keep commas, quotes and line breaks, and none is a formula [own.payout.batch]', () => {
  const rows = [
    ['a,b', 'say "x"', 'two\nlines', ''],
    ['', 'পেমেন্ট', '1', '2'],
  ];
  expect(readCsv(`\uFEFF${writeCsv(rows)}`).map(({ cells }) => cells)).toEqual(rows);
  expect(readCsv('a,b\n\n"x\ny",2\nlast\n').map(({ at }) => at)).toEqual([1, 4, 5]);
  expect(writeCsv([['=1+1', '@x', '-5', '+880']])).toBe("'=1+1,'@x,'-5,'+880\r\n");
  expect(() => readCsv('a,"b')).toThrow('batch.line');
});
