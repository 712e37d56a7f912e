import { afterAll, beforeAll, expect, test } from 'vitest';
import { named, startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ OPS_CREDIT_MOST: '300.00', OPS_CREDIT_DAY: '500.00' });
});
afterAll(() => gateway.stop());

test('a repeated credit is booked once, across operators [asvs 2.3.3]', async () => {
  const { ops } = await named(gateway, 'mitu', 'payments');
  const sendCredit = async (by = gateway.ops, key: string | undefined = undefined) =>
    (await by('credit', ['downline', '5.00'], { reason: 'ticket 1', key })).reply?.value;
  expect(await sendCredit()).toEqual({ balance: '5.00', repeated: false });
  expect([await sendCredit(), await sendCredit(ops)]).toEqual([
    { balance: '5.00', repeated: true },
    { balance: '5.00', repeated: true },
  ]);
  const together = await Promise.all(Array.from({ length: 8 }, () => sendCredit(ops, 'ticket-2')));
  expect(together.filter((value) => Object(value).repeated === false)).toEqual([{ balance: '10.00', repeated: false }]);
  expect(await gateway.ops('credit', ['agent', '5.00'], { reason: 'x', key: 'ticket-2' })).toMatchObject({
    status: 409,
    reply: { code: 'ledger.keyReused' },
  });
});

test('limits single credits and an operator’s daily total, under concurrency too', async () => {
  const { ops } = await named(gateway, 'shila', 'payments');
  expect(await ops('credit', ['agent', '300.01'])).toMatchObject({ status: 422, reply: { code: 'ops.tooMuch' } });
  const hundred = (key: string) => ops('credit', ['agent', '100.00'], { reason: 'a test', key: `hundred-${key}` });
  const tried = await Promise.all(Array.from({ length: 6 }, (_, turn) => hundred(`${turn}`)));
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422]);
  expect(await ops('credit', ['agent', '0.01'])).toMatchObject({ status: 422, reply: { code: 'ops.dayOver' } });
  const booked = tried.findIndex(({ status }) => status === 200);
  expect(await hundred(`${booked}`)).toMatchObject({ status: 200, reply: { value: { repeated: true } } });
  expect((await gateway.ops('credit', ['agent', '1.00'])).status).toBe(200);
  await gateway.ops('clock', ['+25h']);
  expect((await ops('credit', ['agent', '0.01'])).status).toBe(200);
});

test('without a key, another reason or day makes another credit', async () => {
  const { ops } = await named(gateway, 'lata', 'payments');
  const sendCredit = async (reason: string) =>
    Object((await ops('credit', ['agent', '2.00'], { reason, key: undefined })).reply?.value).repeated;
  expect([await sendCredit('ticket 3'), await sendCredit('ticket 3'), await sendCredit('ticket 4')]).toEqual([
    false,
    true,
    false,
  ]);
  await gateway.ops('clock', ['+24h']);
  expect([await sendCredit('ticket 3'), await sendCredit('ticket 3')]).toEqual([false, true]);
});
