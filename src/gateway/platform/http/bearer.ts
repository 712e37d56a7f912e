import type { IncomingHttpHeaders } from 'node:http';
import { SETTINGS, TRUST_HEADER } from '../../../contract';

/** Maximum length of a header with a token, characters. */
export const LONGEST_TOKEN = 256;

/** Maximum length of the trust header: one token for each account that may trust a browser. */
const LONGEST_TRUST = SETTINGS.trustedAccounts * 64;

/** Returns the tokens by which accounts trust the request's browser; empty without plausible ones. */
export function trustTokensOf({ [TRUST_HEADER.toLowerCase()]: sent = '' }: IncomingHttpHeaders): string[] {
  if (typeof sent !== 'string' || sent.length > LONGEST_TRUST) return [];
  return sent.match(/[\w-]{43}/g) ?? [];
}

/** Returns the request's bearer token, or null without a plausible one. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return authorization.length > LONGEST_TOKEN ? null : (/^Bearer ([\w-]+)$/i.exec(authorization)?.[1] ?? null);
}
