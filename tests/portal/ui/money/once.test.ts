import { expect, test, vi } from 'vitest';
import { createOnce } from '../../../../src/ui/money/once';

const offline = { kind: 'offline', code: 'client.offline' };
const refused = { kind: 'rejected', code: 'ledger.insufficient', status: 422 };
const lost = { kind: 'rejected', code: 'unknown', status: 502 };

/** Asks in turn, each call ending as told; gives the keys that they went under. */
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
  'own.money.once: asked again after $kind it goes under the same key',
  async (ends) => {
    expect((await keysOf({ asked: some, ends }, { asked: { ...some }, ends }, { asked: some })).keys).toEqual([
      'key 1',
      'key 1',
      'key 1',
    ]);
  },
);

test('own.money.once: what is asked after an answer, or is something else, goes under a key of its own', async () => {
  const other = { ...some, amount: '2.00' };
  expect(
    (await keysOf({ asked: some }, { asked: some }, { asked: some, ends: refused }, { asked: some })).keys,
  ).toEqual(['key 1', 'key 2', 'key 3', 'key 4']);
  expect((await keysOf({ asked: some, ends: offline }, { asked: other, ends: offline }, { asked: some })).keys).toEqual(
    ['key 1', 'key 2', 'key 3'],
  );
});

test('own.money.once: what was lost counts no more once the wallet was read anew', async () => {
  const { once, call } = await keysOf({ asked: some, ends: offline });
  once.forget();
  call.mockResolvedValueOnce('done');
  await once.move(some, call);
  expect(call).toHaveBeenLastCalledWith({ idempotencyKey: 'key 2' });
});
