import { afterAll, expect, test } from 'vitest';
import type { EndpointName } from '../../../../src/contract/endpoints';
import { endpoints } from '../../../../src/contract/endpoints';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { startModules } from '../../harness/modules';
import { countTrips } from '../../harness/trips';
import { orderRequest as asking, issueOf } from '../../play/lottery/support';
import { newcomer, PAYMENT, payee } from './support';

/** Admission, decryption, one read and one write: calls that a player repeats within seconds. */
const FEW = 4;
/** Adds a transaction with one statement per step: flows that read from top to bottom. */
const FLOW = 20;
/** A withdrawal also evaluates the signals of its account first, in a transaction of its own, and reads its needs. */
const EVALUATED = FLOW + 10;
const gateway = await startModules();
const trips = countTrips(gateway.pool);
afterAll(() => gateway.close());

type Player = { id: string; fields: Record<string, unknown> };
type MeasuredCall = { name: EndpointName; player: () => Promise<Player>; most?: number };

const spender = async (fields: Player['fields']) => ({ id: (await newcomer(gateway)).id, fields });
const atVendor = async (fields: Player['fields']) => {
  const { id, client } = await newcomer(gateway);
  await client.walletTransfer({ from: 'main', to: 'moyur', amount: '10.00' }, { idempotencyKey: crypto.randomUUID() });
  return { id, fields };
};

const CALLS: Record<string, MeasuredCall> = {
  'a transfer to a vendor': {
    name: 'walletTransfer',
    player: () => spender({ from: 'main', to: 'moyur', amount: '1.00' }),
  },
  'a transfer from a vendor': {
    name: 'walletTransfer',
    player: () => atVendor({ from: 'moyur', to: 'main', amount: '1.00' }),
  },
  'a return of all vendor balances': { name: 'returnAll', player: () => atVendor({}) },
  'a transfer to a partner': {
    name: 'partnerTransfer',
    most: FLOW,
    player: async () => {
      const upline = await newcomer(gateway, 0n, { type: 1 });
      const { id } = await payee(gateway, 100_000n, { uplineId: upline.id });
      return { id, fields: { to: upline.userName, amount: '100.00', paymentPassword: PAYMENT } };
    },
  },
  'a lottery order': {
    name: 'placeLotteryOrder',
    player: async () => spender(asking(await issueOf(gateway), '0.20')),
  },
  'a deposit': { name: 'createDeposit', most: FLOW, player: () => spender({ method: 'nodi', amount: '500.00' }) },
  'a withdrawal': {
    name: 'withdraw',
    most: EVALUATED,
    player: async () => {
      const { id, bank } = await payee(gateway);
      return { id, fields: { bankAccountId: bank.id, amount: '500.00', paymentPassword: PAYMENT } };
    },
  },
};

/** Sends one call as it arrives over the wire and counts its queries; encryption keys are fetched before. */
async function sendCall(name: EndpointName, token: string, key: string, fields: Record<string, unknown>) {
  const { method, path, encrypted } = endpoints[name];
  const payload = encrypted ? await gateway.sealed(fields) : fields;
  const before = trips();
  const { statusCode, body } = await gateway.server.inject({
    method,
    url: path,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'a test',
    },
    payload: { ...payload },
  });
  return { statusCode, body, trips: trips() - before };
}

test.each(Object.entries(CALLS))('%s takes few queries, and no more when it is repeated', async (_what, call) => {
  const { id, fields } = await call.player();
  const token = await openSession(gateway.ctx, gateway.ctx.db, id);
  // A new session is stored once, and a process reads its decryption key once.
  await gateway.server.inject({
    url: endpoints.balance.path,
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'a test' },
  });
  await sendCall('partnerTransfer', token, crypto.randomUUID(), {
    to: 'nobody',
    amount: '100.00',
    paymentPassword: PAYMENT,
  });
  const key = crypto.randomUUID();
  const first = await sendCall(call.name, token, key, fields);
  const again = await sendCall(call.name, token, key, fields);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  if (call.name !== 'returnAll') expect(JSON.parse(again.body)).toEqual(JSON.parse(first.body));
  expect(first.trips).toBeGreaterThan(0);
  const { most = FEW } = call;
  expect(first.trips).toBeLessThanOrEqual(most);
  expect(again.trips).toBeLessThanOrEqual(most);
});
