/** @module-tag extended */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../../src/gateway/demo/accounts';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { send } from '../../../../src/payments/conformance/wire';
import { end, sharedFolder } from '../../harness/process';
import { KEYS } from '../payment/remote';
import { playerOn } from '../wallet/processes';

type Fate = 'lost before it arrived' | 'carried out';

let folder: Awaited<ReturnType<typeof sharedFolder>>;
let adapter: ChildProcess;
let adapterUrl: string;
let between: Awaited<ReturnType<typeof startBetween>>;
beforeEach(async () => {
  folder = await sharedFolder();
  between = await startBetween();
  const env = {
    KEY: KEYS.PAYMENT_KEY,
    HOOK_KEY: KEYS.PAYMENT_HOOK_KEY,
    HOOK: `${between.url}/hooks/payments`,
    FILE: join(folder.dataDir, 'adapter.json'),
    REHEARSAL: 'on',
  };
  adapter = spawn(process.execPath, ['src/payments/example/adapter.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(adapter.stdout ?? process.stdin, 'data');
  adapterUrl = `http://127.0.0.1:${String(line).trim()}`;
});
afterEach(async () => {
  await end(adapter, 'SIGKILL');
  between.close();
  await folder.clear();
});

/**
 * A network between gateway and adapter that receives no events, and holds back the answer to each order. `fate`: what
 * has become of the order then.
 */
async function startBetween() {
  const state: { fate: Fate; held: () => void; isOpen: boolean } = {
    fate: 'carried out',
    held: () => undefined,
    isOpen: false,
  };
  const server = createServer(async (request, reply) => {
    if (request.url === '/hooks/payments') return reply.writeHead(503).end();
    const body = await textOf(request);
    const isOrder = request.url === '/payouts' && JSON.parse(body).ask === 'pay';
    if (isOrder && !state.isOpen && state.fate === 'lost before it arrived') return state.held();
    const signature = String(request.headers['payment-signature']);
    const headers = { 'Content-Type': 'application/json', 'Payment-Signature': signature };
    const answer = await fetch(adapterUrl + request.url, { method: 'POST', headers, body });
    const text = await answer.text();
    if (isOrder && !state.isOpen) return state.held();
    return reply
      .writeHead(answer.status, { 'Payment-Signature': answer.headers.get('payment-signature') ?? '' })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** Resolves once an order has met its fate and waits for its answer. */
    holds: (fate: Fate) =>
      new Promise<void>((resolve) => {
        Object.assign(state, { fate, held: resolve, isOpen: false });
      }),
    open: () => void Object.assign(state, { isOpen: true }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

test.each<[Fate, string[]]>([
  ['carried out', ['requested', 'approved', 'sending', 'disbursed']],
  ['lost before it arrived', ['requested', 'approved', 'sending', 'sent', 'disbursed']],
])(
  'a gateway is killed between order and answer, and the order was %s: the payout is paid once [own.payout.once]',
  async (fate, states) => {
    const env = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h', PAYMENT_URL: between.url, ...KEYS };
    const settings = { ...env, PAYMENT_PAYOUTS: 'on' };
    const first = await folder.start(settings);
    const { client } = await playerOn(first);
    const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
    const request = { bankAccountId, amount: '600.00', paymentPassword };
    const { id } = await client.withdraw(request, { idempotencyKey: crypto.randomUUID() });
    const held = between.holds(fate);
    for (const act of ['approve', 'send']) expect((await first.ops('withdrawals', [act, id])).status).toBe(200);
    await held;
    await end(first.child, 'SIGKILL');
    between.open();
    const { rows } = await folder.db.execute<{ id: string }>(sql`select id from payouts where withdrawal_id = ${id}`);
    const payout = rows[0]?.id ?? '';
    const rehearse = (body: object) =>
      send({ url: adapterUrl, key: KEYS.PAYMENT_KEY, hookKey: KEYS.PAYMENT_HOOK_KEY }, 'rehearsal', body);
    await rehearse({ payout, outcome: 'paid' });
    const second = await folder.start(settings);
    const player = (await playerOn(second)).client;
    const state = async () => (await player.withdrawal({ id })).state;
    await moveClock(folder.db, 61_000);
    if (fate === 'lost before it arrived') {
      await expect.poll(state).toBe('sent');
      await rehearse({ payout, outcome: 'paid' });
      await moveClock(folder.db, 121_000);
    }
    await expect.poll(state).toBe('disbursed');
    expect((await player.withdrawal({ id })).steps.map((step) => step.state)).toEqual(states);
    expect((await rehearse({ payout })).body).toEqual({ transfers: 1 });
    expect((await folder.db.execute(sql`select from payouts where withdrawal_id = ${id}`)).rowCount).toBe(1);
    expect((await second.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
  },
);
