/**
 * A payment provider as a separate process, written from src/gateway/money/payment/README.md without our code. It
 * stores payments in a file and so survives being killed. Its parent sends messages with the webhook address (`hook`),
 * how far its clock is ahead (`ahead`, ms) and its behaviour (`way`).
 */
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { KEY, HOOK_KEY, FILE, PORT } = process.env;
const settings = { hook: '', ahead: 0, way: 'right' };
process.on('message', (more) => {
  Object.assign(settings, more);
  process.send('heard');
});

const orders = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
const keep = (id, order) => {
  orders[id] = order;
  writeFileSync(FILE, JSON.stringify(orders));
};
const now = () => Date.now() + settings.ahead;
const hmac = (key, text) => createHmac('sha256', key).update(text).digest('base64url');
const signed = (key, body, at = now()) => `t=${at},v1=${hmac(key, `${at}.${body}`)}`;
const isOurs = (header, body) => {
  const [, at, signature] = /^t=(\d+),v1=(.+)$/.exec(header ?? '') ?? [];
  return signature === hmac(KEY, `${at}.${body}`) && Math.abs(now() - at) < 300_000;
};

/** Sends a notification until it is accepted; some behaviours send a faulty one first. */
async function notify(body, tries = 1) {
  const { way } = settings;
  const header =
    way === 'forged'
      ? signed(KEY, body)
      : way === 'old'
        ? signed(HOOK_KEY, body, now() - 301_000)
        : signed(HOOK_KEY, body);
  const headers = { 'Content-Type': 'application/json', 'Payment-Signature': header };
  const reply = await fetch(settings.hook, { method: 'POST', headers, body }).catch(() => null);
  const code = reply?.status === 200 ? 'heard' : ((await reply?.json())?.code ?? 'unheard');
  process.send({ said: JSON.parse(body).type, code, tries });
  const isRepeated = way === 'repeats' && tries < 4;
  if (code !== 'heard' || isRepeated) setTimeout(() => notify(body, tries + 1), 150);
}

function answer(fields, choice) {
  const { order, amount } = fields;
  if (orders[order] && orders[order].state !== 'refused') return;
  const state = choice === 'pay' ? 'paid' : 'refused';
  keep(order, { amount, state });
  if (settings.way === 'mute' || settings.way === 'broken') return;
  const word = {
    id: randomUUID(),
    type: `payment.${state}`,
    order,
    amount,
    ...(state === 'refused' && { reason: 'declined' }),
  };
  notify(JSON.stringify(word));
}

/** Applies a request to an order and returns its state. */
function stands({ ask, order, amount }) {
  const known = orders[order];
  if (ask === 'void' && (!known || known.state === 'refused')) keep(order, { amount, state: 'voided' });
  if (ask === 'refund' && known?.state === 'paid') keep(order, { ...known, state: 'refunded' });
  return { order, amount, state: orders[order]?.state ?? 'unknown' };
}

const bodyOf = async (request) => {
  let body = '';
  for await (const part of request) body += part;
  return body;
};

createServer(async (request, reply) => {
  const url = new URL(request.url, 'http://provider.test');
  if (url.pathname === '/maidan/pay') {
    const { signature, ...fields } = Object.fromEntries(url.searchParams);
    const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
    if (signature !== hmac(KEY, JSON.stringify(pairs))) return reply.writeHead(400).end('unsigned');
    if (request.method === 'POST') answer(fields, await bodyOf(request));
    return reply.writeHead(200).end(JSON.stringify({ ...fields, state: orders[fields.order]?.state ?? 'unknown' }));
  }
  const body = await bodyOf(request);
  if (url.pathname !== '/maidan/orders' || !isOurs(request.headers['payment-signature'], body))
    return reply.writeHead(401).end();
  if (settings.way === 'silent') return;
  if (settings.way === 'broken') return reply.writeHead(500).end('no');
  if (settings.way === 'redirects') return reply.writeHead(307, { Location: request.url }).end();
  const known = stands(JSON.parse(body));
  const order =
    settings.way === 'another'
      ? { ...known, order: randomUUID() }
      : settings.way === 'less'
        ? { ...known, amount: '1.00' }
        : known;
  const answered = JSON.stringify(order);
  return reply
    .writeHead(200, { 'Payment-Signature': signed(settings.way === 'unsigned' ? KEY : HOOK_KEY, answered) })
    .end(answered);
}).listen(Number(PORT), '127.0.0.1', function () {
  process.send({ port: this.address().port });
});
