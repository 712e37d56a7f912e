import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config';
import { bytesOf } from '../../platform/http/bytes-of';
import { isSame } from '../../platform/secrets/secrets';
import type { OfficialIssue, Word } from './feed';

/** Ms that a feed is waited for, and bytes of its word that are read. */
const [PATIENCE, LONGEST] = [5_000, 65_536];
type HttpFeed = NonNullable<Config['drawFeeds']>['feed-one'];

/**
 * What a feed says of an issue over HTTP: `GET <url>/<lottery>/<issue>`, answered by 200 with JSON (`{ lottery, issue, result }` and what it likes
 * besides) and `Feed-Signature`, the HMAC-SHA256 (hex) of its bytes under the key that was agreed on; by anything else while there is no result. It is
 * asked at its own origin alone: a redirection is no answer. Null where it says nothing that can be kept (own.draw.feeds).
 */
export async function wordOver(
  { url, key }: HttpFeed,
  { lottery, number }: Pick<OfficialIssue, 'lottery' | 'number'>,
): Promise<Word | null> {
  const asked = `${url}/${encodeURIComponent(lottery)}/${encodeURIComponent(number)}`;
  try {
    const reply = await fetch(asked, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    const signature = reply.headers.get('feed-signature') ?? '';
    const bytes = reply.status === 200 ? await bytesOf(reply, LONGEST) : null;
    if (!bytes || !/^[0-9a-f]{64}$/.test(signature)) return null;
    const raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // What PostgreSQL keeps as text has no such character.
    if (raw.includes('\0')) return null;
    return { raw, signature, genuine: isSame(createHmac('sha256', key).update(bytes).digest('hex'), signature) };
  } catch {
    return null;
  }
}
