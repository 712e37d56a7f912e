import { createHmac } from 'node:crypto';
import type { Signing } from './case';

/** Adapter under test: its address, our key and its key. */
export type Adapter = { url: string; key: string; hookKey: string };
export type Reply = { status: number; signed: boolean; body: Record<string, unknown> };

const TOLERANCE = 300_000;
const WAIT_FOR_REPLY = 10_000;
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Returns whether a body is signed by a key, within five minutes. */
export function isSigned(key: string, body: string, header: string | null): boolean {
  const [, at, signature] = /^t=(\d{1,16}),v1=([\w-]+)$/.exec(header ?? '') ?? [];
  return signature === hmac(key, `${at}.${body}`) && Math.abs(Date.now() - Number(at)) <= TOLERANCE;
}

/** Returns the headers of a request with its signature, or with a deliberate error in it. */
function signedHeaders(key: string, body: string, { signature, age = 0 }: Signing): Record<string, string> {
  const at = Date.now() - age;
  const right = hmac(key, `${at}.${signature === 'ofAnotherBody' ? `${body} ` : body}`);
  const sent = signature === 'wrong' ? right.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) : right;
  const json = { 'Content-Type': 'application/json' };
  return signature === 'missing' ? json : { ...json, 'Payment-Signature': `t=${at},v1=${sent}` };
}

/** Sends a request to an adapter. */
export async function send(
  { url, key, hookKey }: Adapter,
  path: 'orders' | 'payouts' | 'rehearsal',
  request: object,
  signing: Signing = {},
): Promise<Reply> {
  const body = JSON.stringify(request);
  const headers = signedHeaders(key, body, signing);
  const options = { method: 'POST', headers, body, signal: AbortSignal.timeout(WAIT_FOR_REPLY) };
  const reply = await fetch(`${url}/${path}`, options);
  const text = await reply.text();
  const signed = isSigned(hookKey, text, reply.headers.get('payment-signature'));
  return { status: reply.status, signed, body: readBody(text) };
}

/** Returns the signed address of an order's page; `forged` changes fields without a new signature. */
export function pageQuery({ key }: Adapter, fields: Record<string, string>, forged: Record<string, string> = {}) {
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return String(new URLSearchParams({ ...fields, ...forged, signature: hmac(key, JSON.stringify(pairs)) }));
}

/** Opens a page and returns its status. */
export async function openPage({ url }: Adapter, query: string): Promise<Reply> {
  const reply = await fetch(`${url}/pay?${query}`, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_FOR_REPLY) });
  await reply.body?.cancel();
  // A redirect leads the player to the third party.
  return { status: reply.status >= 300 && reply.status < 400 ? 200 : reply.status, signed: true, body: {} };
}

/** Parses the body of an answer or an event; an unreadable one has the field `unreadable`. */
export function readBody(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { unreadable: text.slice(0, 200) };
  }
}
