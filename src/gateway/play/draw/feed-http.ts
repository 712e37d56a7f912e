import { createHmac } from 'node:crypto';
import { tracedFetch } from '../../../tracing/spans';
import type { Config } from '../../platform/config';
import { bytesOf } from '../../platform/http/bytes-of';
import { isSame } from '../../platform/secrets/secrets';
import type { OfficialIssue, Word } from './feed';

/** Timeout of requests to a feed, ms, and maximum size of its response, bytes. */
const TIMEOUT_MS = 5_000;
const LONGEST = 65_536;
type HttpFeed = NonNullable<Config['drawFeeds']>['feed-one'];

/**
 * Fetches a feed's result of an issue: `GET <url>/<lottery>/<issue>`. The response is 200 with JSON (`{ lottery, issue,
 * result }` and any other fields) and `Feed-Signature`, the HMAC-SHA256 (hex) of its bytes with the shared key; any
 * other response means that there is no result yet. Redirects are not followed. Null if the response cannot be stored
 * (own.draw.feeds).
 */
export async function wordOver(
  { url, key }: HttpFeed,
  { lottery, number }: Pick<OfficialIssue, 'lottery' | 'number'>,
): Promise<Word | null> {
  const requestUrl = `${url}/${encodeURIComponent(lottery)}/${encodeURIComponent(number)}`;
  try {
    const reply = await tracedFetch(requestUrl, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const signature = reply.headers.get('feed-signature') ?? '';
    const bytes = reply.status === 200 ? await bytesOf(reply, LONGEST) : null;
    if (!bytes || !/^[0-9a-f]{64}$/.test(signature)) return null;
    const raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // PostgreSQL's text cannot store this character.
    if (raw.includes('\0')) return null;
    return { raw, signature, genuine: isSame(createHmac('sha256', key).update(bytes).digest('hex'), signature) };
  } catch {
    return null;
  }
}
