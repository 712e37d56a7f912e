import type { IncomingHttpHeaders } from 'node:http';
import { SETTINGS, TRUST_HEADER } from '../../../contract';

/** No header with a token is longer, characters. */
export const LONGEST_TOKEN = 256;

/** A browser is trusted by so many accounts at most, and a header has no more than their tokens. */
const LONGEST_TRUST = SETTINGS.trustedAccounts * 64;

/** The tokens by which accounts trust the browser that a request comes from; none where there is nothing that could be one of ours. */
export function trustTokensOf({ [TRUST_HEADER.toLowerCase()]: sent = '' }: IncomingHttpHeaders): string[] {
  if (typeof sent !== 'string' || sent.length > LONGEST_TRUST) return [];
  return sent.match(/[\w-]{43}/g) ?? [];
}

/** The token that a request carries, or null where there is none, or none that could be one of ours. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return authorization.length > LONGEST_TOKEN ? null : (/^Bearer ([\w-]+)$/i.exec(authorization)?.[1] ?? null);
}
