import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import {
  STUDIO_HEADERS,
  type StudioAnswer,
  type StudioCall,
  type StudioRequest,
  studioAnswer,
  studioAnswers,
  studioPath,
  studioSigned,
} from '../../contract/play/studio';
import { tracedFetch } from '../../tracing/spans';
import type { Settings } from '../settings';

/** Time that the portal has to respond, ms. */
const TIMEOUT_MS = 5_000;

/** No authentic response from the portal: the call may or may not have been applied. */
export class Unanswered extends Error {}

type Full<C extends StudioCall> = v.InferOutput<(typeof studioAnswers)[C]>;
/** Response of the portal; `value`: the whole response, null on a rejection. */
type Answered<C extends StudioCall> = { answer: StudioAnswer; value: Full<C> | null };
export type Wire = { call<C extends StudioCall>(call: C, body: StudioRequest<C>): Promise<Answered<C>> };

/**
 * Opens the signed wire to the portal. A rejection counts as a response; throws `Unanswered` if there is no authentic
 * one.
 */
export function openWire({ portalUrl, key, secret }: Pick<Settings, 'portalUrl' | 'key' | 'secret'>): Wire {
  const signed = (path: string, timestamp: string, nonce: string, body: string) =>
    signatureOf(secret, path, timestamp, nonce, body);

  /** Returns whether a response is the portal's own and belongs to this call. */
  const isProven = (path: string, nonce: string, headers: Headers, body: string) => {
    const stamp = headers.get(STUDIO_HEADERS.timestamp) ?? '';
    const receivedSignature = headers.get(STUDIO_HEADERS.signature) ?? '';
    const due = Buffer.from(signed(path, stamp, nonce, body));
    const isOurs = receivedSignature.length === due.length && timingSafeEqual(Buffer.from(receivedSignature), due);
    return isOurs && headers.get(STUDIO_HEADERS.nonce) === nonce;
  };

  return {
    async call(call, body) {
      const path = studioPath(call);
      const text = JSON.stringify(body);
      const nonce = randomBytes(16).toString('hex');
      const timestamp = `${Date.now()}`;
      const headers = {
        'Content-Type': 'application/json',
        [STUDIO_HEADERS.key]: key,
        [STUDIO_HEADERS.timestamp]: timestamp,
        [STUDIO_HEADERS.nonce]: nonce,
        [STUDIO_HEADERS.signature]: signed(path, timestamp, nonce, text),
      };
      const [reply, answer] = await post(portalUrl + path, headers, text);
      const read = v.safeParse(studioAnswer, answer.json);
      if (!read.success || !isProven(path, nonce, reply.headers, answer.text))
        throw new Unanswered(`${call}: ${reply.status}, and not as the portal answers`);
      const schema: (typeof studioAnswers)[typeof call] = studioAnswers[call];
      const whole = v.safeParse(schema, answer.json);
      return { answer: read.output, value: whole.success ? whole.output : null };
    },
  };
}

async function post(url: string, headers: Record<string, string>, body: string) {
  try {
    const reply = await tracedFetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await reply.text();
    return [reply, { text, json: parsed(text) }] as const;
  } catch (error) {
    throw new Unanswered(error instanceof Error ? error.message : String(error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the HMAC-SHA-256 of a call or of its response, in hex. */
export const signatureOf = (secret: string, path: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret)
    .update(studioSigned('POST', path, timestamp, nonce, createHash('sha256').update(body).digest('hex')))
    .digest('hex');
