import { createHmac } from 'node:crypto';
import { LOTTERIES } from '../../../lottery';
import { resultOf } from '../../../lottery/fair/map';
import type { ModuleContext } from '../../platform/context';
import { isSame } from '../../platform/secrets/secrets';
import { sharedSecret } from '../../platform/secrets/shared-secret';
import type { Feed, OfficialIssue, Word } from '../../play/draw/feed';
import { drawMode } from './modes';

const signed = (secret: string, raw: string): string => createHmac('sha256', secret).update(raw).digest('hex');

/**
 * Returns an official result of the demo: both feeds derive it from the same draw and word it differently. Null while
 * the feed is silent.
 */
export async function demoFeedWord(
  ctx: ModuleContext,
  feed: Feed,
  { lottery, number, drawsAt }: OfficialIssue,
): Promise<Word | null> {
  const mode = await drawMode(ctx, feed);
  if (!ctx.config.demo || mode === 'silent') return null;
  const drawn = createHmac('sha256', await sharedSecret(ctx, 'draw.demo-officials')).update(`${lottery}|${number}`);
  const right = resultOf(LOTTERIES[lottery].draw, drawn.digest());
  const result =
    mode === 'wrong'
      ? resultOf(LOTTERIES[lottery].draw, createHmac('sha256', 'wrong').update(`${right}`).digest())
      : right;
  const raw = JSON.stringify({ source: feed, lottery, issue: number, drawnAt: drawsAt.toISOString(), result });
  const key = await sharedSecret(ctx, `draw.${feed}`);
  const signature = signed(mode === 'forged' ? 'another key' : key, raw);
  return { raw, signature, genuine: isSame(signed(key, raw), signature) };
}
