import { expect, test, vi } from 'vitest';
import { createOnce } from '../../../../src/ui/money/once';

const offline = { kind: 'offline', code: 'client.offline' };
const refused = { kind: 'rejected', code: 'ledger.insufficient', status: 422 };
const lost = { kind: 'rejected', code: 'unknown', status: 502 };

/** Runs tries in order, each with its outcome; returns the keys used. */
async function keysOf(...tries: { asked: object; ends?: unknown }[]) {
  let made = 0;
  const once = createOnce({ randomKey: () => `key ${++made}` });
  const call = vi.fn<(keyed: { idempotencyKey: string }) => Promise<string>>();
  for (const { asked, ends } of tries) {
    if (ends) {
      call.mockRejectedValueOnce(ends);
      await expect(once.move(asked, call)).rejects.toBe(ends);
    } else {
      call.mockResolvedValueOnce('done');
      expect(await once.move(asked, call)).toBe('done');
    }
  }
  return { keys: call.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey), once, call };
}
const some = { to: 'moyur', amount: '1.00' };

test.each([offline, lost, { kind: 'timeout', code: 'client.timeout' }, { kind: 'malformed', code: 'reply.malformed' }])(
  'a retry after $kind reuses the key [own.money.once]',
  async (ends) => {
    expect((await keysOf({ asked: some, ends }, { asked: { ...some }, ends }, { asked: some })).keys).toEqual([
      'key 1',
      'key 1',
      'key 1',
    ]);
  },
);

test('a request after a response, or a different one, gets its own key [own.money.once]', async () => {
  const other = { ...some, amount: '2.00' };
  expect(
    (await keysOf({ asked: some }, { asked: some }, { asked: some, ends: refused }, { asked: some })).keys,
  ).toEqual(['key 1', 'key 2', 'key 3', 'key 4']);
  expect((await keysOf({ asked: some, ends: offline }, { asked: other, ends: offline }, { asked: some })).keys).toEqual(
    ['key 1', 'key 2', 'key 3'],
  );
});

test('reading the wallet again clears a lost request [own.money.once]', async () => {
  const { once, call } = await keysOf({ asked: some, ends: offline });
  once.forget();
  call.mockResolvedValueOnce('done');
  await once.move(some, call);
  expect(call).toHaveBeenLastCalledWith({ idempotencyKey: 'key 2' });
});
