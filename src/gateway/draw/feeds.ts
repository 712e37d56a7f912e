import { createHmac } from 'node:crypto';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { LOTTERIES, type LotteryCode, type Result } from '../../lottery';
import { resultOf } from '../../lottery/fair/map';
import type { ModuleContext } from '../module-context';
import { sharedSecret } from '../platform/shared-secret';
import { isSame } from '../secrets';
import type { Issue } from './service';
import { lotteryEvidence } from './tables';
import { drawWay } from './ways';

/** What a feed sends: bytes as text, and their HMAC-SHA256 (hex) under the key that was agreed on. */
type Word = { raw: string; signature: string };
const FEEDS = ['feed-one', 'feed-two'] as const;
type Feed = (typeof FEEDS)[number];

const said = v.pipe(v.string(), v.parseJson(), v.object({ lottery: v.string(), issue: v.string(), result: v.unknown() }));
const signed = (secret: string, raw: string): string => createHmac('sha256', secret).update(raw).digest('hex');
const keyOf = (ctx: ModuleContext, feed: Feed) => sharedSecret(ctx, `draw.${feed}`);

/** The demo's official results: both feeds have them from the same draw, each in words of its own. Null where it says nothing. */
async function demoFeed(
  ctx: ModuleContext,
  feed: Feed,
  { lottery, number, drawsAt }: Issue & { lottery: LotteryCode },
): Promise<Word | null> {
  const way = await drawWay(ctx, feed);
  if (!ctx.config.demo || way === 'silent') return null;
  const drawn = createHmac('sha256', await sharedSecret(ctx, 'draw.demo-officials')).update(`${lottery}|${number}`);
  const right = resultOf(LOTTERIES[lottery].draw, drawn.digest());
  const result = way === 'wrong' ? resultOf(LOTTERIES[lottery].draw, createHmac('sha256', 'wrong').update(`${right}`).digest()) : right;
  const raw = JSON.stringify({ source: feed, lottery, issue: number, drawnAt: drawsAt.toISOString(), result });
  return { raw, signature: signed(way === 'forged' ? 'another key' : await keyOf(ctx, feed), raw) };
}

const isGenuine = async (ctx: ModuleContext, feed: Feed, { raw, signature }: Word): Promise<boolean> =>
  isSame(signed(await keyOf(ctx, feed), raw), signature);

/** What a feed says the result is; its words are kept as they came, whatever they are. */
async function hear(ctx: ModuleContext, feed: Feed, issue: Issue & { lottery: LotteryCode }): Promise<Result | null> {
  const word = await demoFeed(ctx, feed, issue);
  if (!word) return null;
  const genuine = await isGenuine(ctx, feed, word);
  const row = { id: v7(), issueId: issue.id, feed, ...word, genuine, arrivedAt: await ctx.now() };
  await ctx.db.insert(lotteryEvidence).values(row).onConflictDoNothing();
  if (!genuine) return null;
  const body = v.safeParse(said, word.raw);
  const isOfIt = body.success && body.output.lottery === issue.lottery && body.output.issue === issue.number;
  return isOfIt ? LOTTERIES[issue.lottery].parseResult(body.output.result) : null;
}

/** An official result, where both feeds say the same (own.draw.feeds); null where one is silent, is not who it says, or says something else. */
export async function agreed(ctx: ModuleContext, issue: Issue & { lottery: LotteryCode }): Promise<Result | null> {
  const [one, other] = await Promise.all(FEEDS.map((feed) => hear(ctx, feed, issue)));
  return one && other && JSON.stringify(one) === JSON.stringify(other) ? one : null;
}
