import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { depositBlock, depositLimitLeft } from '../../../src/gateway/limits/blocks';
import { startModules } from '../support/modules';
import { key } from '../wallet/support';
import { depositor, saysTo } from './support';

vi.mock('../../../src/gateway/limits/blocks', () => ({ depositBlock: vi.fn(), depositLimitLeft: vi.fn() }));

const gateway = await startModules();
afterAll(() => gateway.close());
beforeEach(() => {
  vi.mocked(depositBlock).mockResolvedValue(null);
  vi.mocked(depositLimitLeft).mockResolvedValue(null);
});

test.each(['timeOut', 'exclusion'] as const)('own.deposit.barred: in a %s nothing is begun, and it is said until when', async (by) => {
  const until = new Date(Date.now() + 86_400_000);
  vi.mocked(depositBlock).mockResolvedValue({ by, until });
  const { client, begin } = await depositor(gateway);
  const told = { by, until: until.getTime() };
  expect(await client.depositTerms()).toMatchObject({ barred: told });
  await expect(begin()).rejects.toMatchObject({ code: 'deposit.barred', status: 403, value: told });
  expect((await client.deposits({})).total).toBe(0);
});

test('what was begun before can still be paid, and is credited', async () => {
  const { client, begin, state } = await depositor(gateway);
  const begun = await begin();
  vi.mocked(depositBlock).mockResolvedValue({ by: 'exclusion', until: new Date(Date.now() + 86_400_000) });
  expect(await client.pendingDeposit()).toEqual(begun);
  await saysTo(gateway).paid(begun);
  expect(await state(begun)).toBe('credited');
});

test('own.deposit.terms: what the limits leave can be deposited, and no more; what waits counts', async () => {
  vi.mocked(depositLimitLeft).mockResolvedValue(50_000n);
  const { client, begin } = await depositor(gateway);
  expect(await client.depositTerms()).toMatchObject({ limitLeft: '500.00', offerLimits: false });
  await expect(begin(key(), '500.01')).rejects.toMatchObject({ code: 'deposit.limit', status: 422, value: { left: '500.00' } });
  expect(await begin(key(), '400.00')).toMatchObject({ state: 'pending' });
  expect(await client.depositTerms()).toMatchObject({ limitLeft: '100.00' });
});
