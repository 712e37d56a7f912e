import { expect, test, vi } from 'vitest';
import { createOnce } from '../../../../src/ui/money/once';

const offline = { kind: 'offline', code: 'client.offline' };
const rejection = { kind: 'rejected', code: 'ledger.insufficient', status: 422 };
const lost = { kind: 'rejected', code: 'unknown', status: 502 };

/** Runs tries in order, each with its outcome; returns the keys used. */
async function keysOf(...tries: { payload: object; ends?: unknown }[]) {
  let made = 0;
  const once = createOnce({ randomKey: () => `key ${++made}` });
  const call = vi.fn<(keyed: { idempotencyKey: string }) => Promise<string>>();
  for (const { payload, ends } of tries) {
    if (ends) {
      call.mockRejectedValueOnce(ends);
      await expect(once.move(payload, call)).rejects.toBe(ends);
    } else {
      call.mockResolvedValueOnce('done');
      expect(await once.move(payload, call)).toBe('done');
    }
  }
  return { keys: call.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey), once, call };
}
const some = { to: 'moyur', amount: '1.00' };

test.each([offline, lost, { kind: 'timeout', code: 'client.timeout' }, { kind: 'malformed', code: 'reply.malformed' }])(
  'a retry after $kind reuses the key [own.money.once]',
  async (ends) => {
    expect((await keysOf({ payload: some, ends }, { payload: { ...some }, ends }, { payload: some })).keys).toEqual([
      'key 1',
      'key 1',
      'key 1',
    ]);
  },
);

test('a request after a response, or a different one, gets its own key [own.money.once]', async () => {
  const other = { ...some, amount: '2.00' };
  expect(
    (await keysOf({ payload: some }, { payload: some }, { payload: some, ends: rejection }, { payload: some })).keys,
  ).toEqual(['key 1', 'key 2', 'key 3', 'key 4']);
  expect(
    (await keysOf({ payload: some, ends: offline }, { payload: other, ends: offline }, { payload: some })).keys,
  ).toEqual(['key 1', 'key 2', 'key 3']);
});

test('reading the wallet again clears a lost request [own.money.once]', async () => {
  const { once, call } = await keysOf({ payload: some, ends: offline });
  once.forget();
  call.mockResolvedValueOnce('done');
  await once.move(some, call);
  expect(call).toHaveBeenLastCalledWith({ idempotencyKey: 'key 2' });
});
