import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { GATEWAY_SETTINGS } from '../../../../src/contract';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { purgeAddresses } from '../../../../src/gateway/rewards/points/deliveries';
import { redemptionAddresses } from '../../../../src/gateway/rewards/points/tables';
import { DAY, startForYears } from '../../money/limits/support';
import { key, PAYMENT } from '../../money/wallet/support';
import { codeOf, collector, good, operate } from './support';

const gateway = await startForYears();
const { db } = gateway.ctx;
afterAll(() => gateway.close());

const deliverTo = { recipient: 'রহিমা Begum', phone: '+8801712345678', address: '12 Lake Road, Dhanmondi, Dhaka 1205' };
const rows = () => db.select().from(redemptionAddresses);

async function redeemed(more: object = { deliverTo }, delivery: 'courier' | 'message' = 'courier') {
  const player = await collector(gateway);
  const code = await good(gateway, { delivery });
  const send = () => player.client.redeemPoints({ good: code, paymentPassword: PAYMENT, ...more }, key());
  return { player, send };
}

test('stores the address of a delivered item encrypted, and shows it to its player and, with an audit row, to the operator who ships it [own.points.delivery]', async () => {
  const { player, send } = await redeemed({ deliverTo: { ...deliverTo, phone: ' +৮৮০ 1712-345678 ' } });
  const { redemption } = await send();
  expect(redemption.deliverTo).toEqual(deliverTo);
  expect((await player.client.redemptions({})).list).toMatchObject([{ deliverTo }]);
  const stored = JSON.stringify(await rows());
  for (const secret of Object.values(deliverTo)) expect(stored).not.toContain(secret);
  expect(await operate(gateway, 'redemptions', ['list'], 'support')).toContainEqual(
    expect.objectContaining({ number: redemption.referenceNumber, delivery: 'courier' }),
  );
  expect(await operate(gateway, 'redemptions', ['address', redemption.referenceNumber], 'support')).toEqual(deliverTo);
  const acts = await db.select().from(operatorActs).where(eq(operatorActs.command, 'redemptions address'));
  expect(acts).toMatchObject([
    { operator: 'support', args: [redemption.referenceNumber], reason: 'a reason', outcome: 'done' },
  ]);
  expect(await codeOf(operate(gateway, 'redemptions', ['address', redemption.referenceNumber], 'payments'))).toBe(
    '403 ops.role',
  );
});

test.each([
  ['no address', {}, 'points.address'],
  ['an empty recipient', { deliverTo: { ...deliverTo, recipient: ' ' } }, 'request.invalid'],
  ['a phone number of letters', { deliverTo: { ...deliverTo, phone: 'call me' } }, 'request.invalid'],
  ['an address that is too short', { deliverTo: { ...deliverTo, address: 'Dhaka' } }, 'request.invalid'],
])('rejects a delivered item with %s and deducts no points [own.points.delivery]', async (_, more, code) => {
  const { player, send } = await redeemed(more);
  expect(await codeOf(send())).toContain(code);
  expect(await player.client.pointBalance()).toMatchObject({ currentPoints: 1_000, pointsHeld: 0 });
});

test('stores no address for an item that is delivered as a message [own.points.delivery]', async () => {
  const { send } = await redeemed({ deliverTo }, 'message');
  const { redemption } = await send();
  expect(redemption.deliverTo).toBeNull();
  expect(await codeOf(operate(gateway, 'redemptions', ['address', redemption.referenceNumber]))).toBe(
    '404 redemption.noAddress',
  );
});

test('purges the address of a rejected redemption at the next run, of an approved one after its retention days, and keeps that of an open one [own.points.delivery]', async () => {
  const before = await rows();
  const [open, approved, rejected] = await Promise.all(
    [1, 2, 3].map(async () => (await (await redeemed()).send()).redemption),
  );
  if (!open || !approved || !rejected) throw new Error('expected three redemptions');
  await operate(gateway, 'redemptions', ['approve', approved.referenceNumber, 'By courier.']);
  await operate(gateway, 'redemptions', ['reject', rejected.referenceNumber, 'Not there.']);
  const idsAfter = async (days: number) => {
    await gateway.later(days * DAY);
    await purgeAddresses(gateway.ctx);
    return (await rows())
      .map(({ redemptionId }) => redemptionId)
      .filter((id) => !before.some(({ redemptionId }) => redemptionId === id));
  };
  expect(new Set(await idsAfter(1))).toEqual(new Set([open.id, approved.id]));
  expect(await idsAfter(GATEWAY_SETTINGS.points.addressKeptDays)).toEqual([open.id]);
});
