/**
 * A complete payment adapter in plain Node, between Maidan and a third party: deposits, payouts, events. The third
 * party is a book in this file; a real adapter calls one where it says so. To run: KEY (Maidan signs with it), HOOK_KEY
 * (we do), HOOK (Maidan's address of events), FILE (our state), PORT, and REHEARSAL=on for conformance runs.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { KEY, HOOK_KEY, HOOK, FILE, PORT = '0', REHEARSAL = 'off' } = process.env;
const TOLERANCE = 300_000;
const REDELIVERY = REHEARSAL === 'on' ? 200 : 10_000;
const LONGEST = 65_536;

/** Everything is stored before it is answered or sent: a restart knows each order, and sends what was not received. */
const book = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { orders: {}, payouts: {}, events: [] };
function save() {
  writeFileSync(`${FILE}.new`, JSON.stringify(book));
  renameSync(`${FILE}.new`, FILE);
}

const hmac = (key, text) => createHmac('sha256', key).update(text).digest('base64url');
const isSame = (one, other) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const stamp = (body, at = Date.now()) => `t=${at},v1=${hmac(HOOK_KEY, `${at}.${body}`)}`;
function isSigned(header, body) {
  const [, at, signature] = /^t=(\d{1,16}),v1=([\w-]+)$/.exec(header ?? '') ?? [];
  if (!signature || !isSame(hmac(KEY, `${at}.${body}`), signature)) return false;
  return Math.abs(Date.now() - Number(at)) <= TOLERANCE;
}

/** Stores an event and sends it until Maidan has received it: the same id, signed again each time. */
function report(event) {
  const stored = { id: randomUUID(), ...event };
  book.events.push(stored);
  save();
  void send(stored);
}
async function send(event) {
  const body = JSON.stringify(event);
  const headers = { 'Content-Type': 'application/json', 'Payment-Signature': stamp(body) };
  const options = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) };
  const reply = await fetch(HOOK, options).catch(() => null);
  if (reply?.status !== 200) return void setTimeout(() => send(event), REDELIVERY);
  book.events = book.events.filter(({ id }) => id !== event.id);
  return save();
}

/** Applies what the third party reports about a payment on its page. */
function settleOrder({ order, amount, expiresAt }, outcome) {
  const known = book.orders[order];
  if (outcome === 'reversed') {
    if (known?.state === 'paid')
      report({ type: 'payment.reversed', order, amount: known.amount, reason: 'chargeback' });
    return;
  }
  if ((known && known.state !== 'refused') || Number(expiresAt) <= Date.now()) return;
  book.orders[order] = { amount, state: outcome };
  report({ type: `payment.${outcome}`, order, amount, ...(outcome === 'refused' && { reason: 'declined' }) });
}

/** State, void and refund of an order. A real adapter refunds at the third party here, under our order as its key. */
function askOrder({ ask, order, amount }) {
  const known = book.orders[order];
  if (ask === 'void' && (!known || known.state === 'refused')) book.orders[order] = { amount, state: 'voided' };
  if (ask === 'refund' && known?.state === 'paid') book.orders[order] = { ...known, state: 'refunded' };
  save();
  return { order, amount: book.orders[order]?.amount ?? amount, state: book.orders[order]?.state ?? 'unknown' };
}

/** Order and state of a payout: the key is stored before the third party is called, so that it is paid once. */
function askPayout({ ask, payout, amount, to }) {
  if (ask === 'pay' && !book.payouts[payout]) {
    book.payouts[payout] = { amount, to, state: 'processing', transfers: 0 };
    save();
    // A real adapter orders the transfer here, with `payout` as its key, and again after a restart.
    report({ type: 'payout.processing', payout, amount });
  }
  const known = book.payouts[payout];
  if (!known) return { payout, amount, state: 'unknown' };
  return { payout, amount: known.amount, state: known.state, ...(known.reason && { reason: known.reason }) };
}

/** Outcomes that may follow each state of a payout, and their reasons. */
const NEXT = { processing: ['paid', 'refused'], paid: ['returned'] };
const REASONS = { refused: 'accountInvalid', returned: 'accountClosed' };

/** Applies what the third party reports about a transfer. */
function settlePayout(payout, outcome) {
  const known = book.payouts[payout];
  if (!NEXT[known?.state]?.includes(outcome)) return;
  const reason = REASONS[outcome];
  Object.assign(known, { state: outcome, reason });
  if (outcome === 'paid') known.transfers += 1;
  report({ type: `payout.${outcome}`, payout, amount: known.amount, ...(reason && { reason }) });
}

/** Order of a page's address, if Maidan has signed it. */
function orderOf(query) {
  const { signature = '', ...fields } = Object.fromEntries(new URLSearchParams(query));
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return isSame(hmac(KEY, JSON.stringify(pairs)), signature) ? fields : null;
}

/** Plays the third party for conformance runs. */
function rehearse({ page, order, payout, outcome }) {
  const fields = page === undefined ? { order } : orderOf(page);
  if (fields?.order && outcome) settleOrder(fields, outcome);
  if (payout && outcome) settlePayout(payout, outcome);
  return { transfers: book.payouts[payout]?.transfers ?? 0 };
}

async function bodyOf(request) {
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > LONGEST) return null;
  }
  return body;
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const ROUTES = { orders: askOrder, payouts: askPayout, ...(REHEARSAL === 'on' && { rehearsal: rehearse }) };
const NEEDED = { orders: ['ask', 'order', 'amount'], payouts: ['ask', 'payout', 'amount'], rehearsal: [] };
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const server = createServer(async (request, reply) => {
  const url = new URL(request.url, 'http://adapter.invalid');
  const name = url.pathname.split('/').at(-1);
  const body = await bodyOf(request);
  if (name === 'pay') {
    const order = orderOf(url.search);
    if (!order) return reply.writeHead(400).end('This address is not valid.');
    // A real adapter sends the player on to the third party here.
    if (request.method === 'POST') settleOrder(order, body === 'answer=pay' ? 'paid' : 'refused');
    const form = ['pay', 'refuse'].map((answer) => `<button name="answer" value="${answer}">${answer}</button>`);
    const page = `<h1>${escaped(order.amount)} ${escaped(order.currency)}</h1><form method="post">${form.join('')}</form>`;
    return reply.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  }
  const route = request.method === 'POST' && Object.hasOwn(ROUTES, name) ? ROUTES[name] : null;
  if (!route || body === null) return reply.writeHead(route ? 413 : 404).end();
  if (!isSigned(request.headers['payment-signature'], body)) return reply.writeHead(401).end();
  const input = parsed(body);
  if (NEEDED[name].some((field) => typeof input?.[field] !== 'string')) return reply.writeHead(422).end();
  const answer = JSON.stringify(route(input));
  return reply.writeHead(200, { 'Content-Type': 'application/json', 'Payment-Signature': stamp(answer) }).end(answer);
});
server.listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`);
  for (const event of book.events) void send(event);
});
