import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCases } from '../../../../src/payments/conformance/case';
import { type Receiver, startReceiver } from '../../../../src/payments/conformance/receiver';
import { runCase } from '../../../../src/payments/conformance/run';
import { send } from '../../../../src/payments/conformance/wire';
import { EVENT_CEILING } from '../../../harness/ceilings';

const KEYS = { key: 'ours'.repeat(8), hookKey: 'theirs'.repeat(6) };
const source = readFileSync('src/payments/example/adapter.mjs', 'utf8');

let folder: string;
let receiver: Receiver;
let running: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adapter-'));
  receiver = await startReceiver(KEYS, 0);
});
afterEach(async () => {
  for (const child of running) await end(child);
  running = [];
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

let started = 0;
/** Starts an adapter as a process of its own; `file` has its state, `port` 0 is any free one. */
async function start(text = source, file = join(folder, `state-${++started}.json`), port = '0') {
  const program = join(folder, `adapter-${++started}.mjs`);
  writeFileSync(program, text);
  const env = {
    KEY: KEYS.key,
    HOOK_KEY: KEYS.hookKey,
    HOOK: `http://127.0.0.1:${receiver.port}/hooks/payments`,
    FILE: file,
    PORT: port,
    REHEARSAL: 'on',
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [line] = await once(child.stdout, 'data');
  return {
    child,
    file,
    port: String(line).trim(),
    adapter: { url: `http://127.0.0.1:${String(line).trim()}`, ...KEYS },
  };
}

/** Runs all cases against an adapter; returns the failed ones by name. */
async function failed({ adapter }: { adapter: Parameters<typeof send>[0] }): Promise<string[]> {
  const found = new Set<string>();
  for (const item of readCases()) {
    const { problems } = await runCase({ adapter, receiver, timeout: EVENT_CEILING }, item);
    if (problems.length > 0) found.add(`${item.rule} ${item.title}`);
  }
  return [...found];
}

test('the example adapter passes every case [own.payments.conformance]', async () => {
  expect(readCases().length).toBeGreaterThan(20);
  expect(await failed(await start())).toEqual([]);
});

test('the example adapter sends an event after it was killed, and keeps its payouts [own.payments.conformance]', async () => {
  const { child, adapter, file, port } = await start();
  const payout = crypto.randomUUID();
  const order = { payout, number: 'W00000001', amount: '500.00' };
  const pay = {
    ask: 'pay',
    ...order,
    currency: 'BDT',
    to: { kind: 'bank', provider: 'x', holder: 'y', number: '123456' },
  };
  receiver.answer(
    payout,
    Array.from({ length: 1_000 }, () => 503),
  );
  await send(adapter, 'payouts', pay);
  await send(adapter, 'rehearsal', { payout, outcome: 'paid' });
  const wanted = { type: 'payout.paid' };
  const first = await receiver.next([payout], wanted, new Set(), EVENT_CEILING);
  await end(child);
  receiver.answer(payout, []);
  const again = await start(source, file, port);
  const events = new Set(first ? [first] : []);
  const next = await receiver.next([payout], wanted, events, EVENT_CEILING);
  expect([next?.id, next?.signed]).toEqual([first?.id, true]);
  expect((await send(again.adapter, 'payouts', pay)).body).toMatchObject({ state: 'paid' });
  expect((await send(again.adapter, 'rehearsal', { payout })).body).toEqual({ transfers: 1 });
});

const P1 = readCases(['P1']).map(({ title }) => `P1 ${title}`);
type Fault = { what: string; part: string; other: string; finds: readonly string[] };
/** The example with one part swapped. */
const FAULTS: Fault[] = [
  {
    what: 'accepts requests with any signature',
    part: `if (!isSigned(request.headers['payment-signature'], body)) return reply.writeHead(401).end();`,
    other: '',
    finds: P1,
  },
  {
    what: 'accepts signatures of any age',
    part: 'return Math.abs(Date.now() - Number(at)) <= TOLERANCE;',
    other: 'return true;',
    finds: ['P1 a signature of ten minutes ago', 'P1 a signature of the future'],
  },
  {
    what: 'does not check the address of its page',
    part: 'return isSame(hmac(KEY, JSON.stringify(pairs)), signature) ? fields : null;',
    other: 'return fields;',
    finds: ['P2 an address that was changed'],
  },
  {
    what: 'takes payments for expired orders',
    part: ' || Number(expiresAt) <= Date.now()',
    other: '',
    finds: ['P6 an expired order'],
  },
  {
    what: 'voids a paid order',
    part: `if (ask === 'void' && (!known || known.state === 'refused'))`,
    other: `if (ask === 'void')`,
    finds: ['P7 a void after the payment'],
  },
  {
    what: 'takes the payment of a voided order',
    part: `(known && known.state !== 'refused') || `,
    other: '',
    finds: ['P7 a void before the payment'],
  },
  {
    what: 'refunds an order that was not paid',
    part: `if (ask === 'refund' && known?.state === 'paid')`,
    other: `if (ask === 'refund')`,
    finds: ['P8 a refund without a payment'],
  },
  {
    what: 'sends an event again under another id',
    part: 'const body = JSON.stringify(event);',
    other: 'const body = JSON.stringify({ ...event, id: randomUUID() });',
    finds: ['P9 an event that is not received'],
  },
  {
    what: 'orders a payout that is only queried',
    part: `if (ask === 'pay' && !book.payouts[payout])`,
    other: 'if (!book.payouts[payout])',
    finds: [...P1, 'P12 a query of an unknown payout'],
  },
  {
    what: 'carries out an order again that has the same key',
    part: " && !book.payouts[payout]) {\n    book.payouts[payout] = { amount, to, state: 'processing', transfers: 0 };",
    other:
      ") {\n    book.payouts[payout] = { amount, to, state: 'processing', transfers: book.payouts[payout]?.transfers ?? 0 };",
    finds: ['P13 ten orders at the same time', 'P13 an order again with another amount', 'P14 a refused payout'],
  },
  {
    what: 'pays a payout that it has refused',
    part: `paid: ['returned'] }`,
    other: `paid: ['returned'], refused: ['paid'] }`,
    finds: ['P14 a refused payout'],
  },
  {
    what: 'reports another amount than was ordered',
    part: 'payout, amount: known.amount, ...(reason',
    other: "payout, amount: '1.00', ...(reason",
    finds: [
      'P11 a payout',
      'P13 an order again with another amount',
      'P14 a refused payout',
      'P15 a payout that is sent back',
    ],
  },
];

test.each(FAULTS)(
  'an adapter that $what is found by name [own.payments.conformance]',
  { tags: ['extended'] },
  async ({ part, other, finds }) => {
    expect(source).toContain(part);
    expect(await failed(await start(source.replace(part, () => other)))).toEqual(finds);
  },
);
