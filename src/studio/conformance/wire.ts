import { randomUUID } from 'node:crypto';
import { request as askHttp, type RequestOptions } from 'node:http';
import { request as askHttps } from 'node:https';
import { STUDIO_HEADERS } from '../../contract/play/studio';
import { signatureOf } from '../wire/wire';

export type Portal = { url: string; key: string; secret: string };
export type Reply = { status: number; signed: boolean; body: Record<string, unknown> };
/** `lost`: the response is dropped once it starts; `brokenOff`: the call is never sent whole. Both return null. */
type Fate = 'lost' | 'brokenOff' | null;
export type Sent = { path: string; bytes: string; headers: Record<string, string>; nonce: string };

/** Deliberate errors in the signature of a call. */
type Wrongly = {
  signature?: 'missing' | 'wrong' | 'ofAnotherBody' | undefined;
  key?: string | undefined;
  timestamp?: number | undefined;
  nonce?: string | undefined;
};

/** A call with its headers, under a fresh nonce by default. */
export function signCall({ key, secret }: Portal, path: string, bytes: string, wrongly: Wrongly = {}): Sent {
  const timestamp = String(Date.now() + (wrongly.timestamp ?? 0));
  const nonce = wrongly.nonce ?? randomUUID();
  const right = signatureOf(
    secret,
    path,
    timestamp,
    nonce,
    wrongly.signature === 'ofAnotherBody' ? `${bytes} ` : bytes,
  );
  const sentSignature =
    wrongly.signature === 'wrong' ? right.replace(/^./, (first) => (first === '0' ? '1' : '0')) : right;
  const headers = {
    'Content-Type': 'application/json',
    [STUDIO_HEADERS.key]: wrongly.key ?? key,
    [STUDIO_HEADERS.timestamp]: timestamp,
    [STUDIO_HEADERS.nonce]: nonce,
    ...(wrongly.signature !== 'missing' && { [STUDIO_HEADERS.signature]: sentSignature }),
  };
  return { path, bytes, headers, nonce };
}

/**
 * Sends a call and returns the response, with whether its signature is valid. A lost response is dropped after the
 * portal has started to send it.
 */
export function send(portal: Portal, { path, bytes, headers, nonce }: Sent, fate: Fate = null): Promise<Reply | null> {
  const length = String(Buffer.byteLength(bytes));
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': length },
    agent: false,
    timeout: 30_000,
  };
  const ask = portal.url.startsWith('https:') ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    const call = ask(new URL(path, portal.url), options, (response) => {
      if (fate === 'lost') {
        response.destroy();
        return resolve(null);
      }
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('error', reject).on('end', () => {
        const time = String(response.headers[STUDIO_HEADERS.timestamp.toLowerCase()] ?? '');
        const right = signatureOf(portal.secret, path, time, nonce, text);
        const signed = response.headers[STUDIO_HEADERS.signature.toLowerCase()] === right;
        resolve({ status: response.statusCode ?? 0, signed, body: readBody(text) });
      });
    });
    call
      .on('error', (error) => (fate === 'brokenOff' ? resolve(null) : reject(error)))
      .on('timeout', () => call.destroy());
    if (fate !== 'brokenOff') return call.end(bytes);
    call.write(bytes.slice(0, bytes.length / 2), () => setTimeout(() => call.destroy(), 20));
    return undefined;
  });
}

function readBody(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { unreadable: text.slice(0, 200) };
  }
}
