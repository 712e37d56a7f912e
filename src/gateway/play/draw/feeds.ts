import { v7 } from 'uuid';
import * as v from 'valibot';
import { LOTTERIES, type Result } from '../../../lottery';
import type { ModuleContext } from '../../platform/context';
import type { Feed, OfficialIssue, Word } from './feed';
import { wordOver } from './feed-http';
import { lotteryEvidence } from './tables';

const FEEDS = ['feed-one', 'feed-two'] as const;

const feedBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ lottery: v.string(), issue: v.string(), result: v.unknown() }),
);

/** Queries the configured feed, else the demo's; null without a response. */
const wordOf = (ctx: ModuleContext, feed: Feed, issue: OfficialIssue): Promise<Word | null> =>
  ctx.config.drawFeeds ? wordOver(ctx.config.drawFeeds[feed], issue) : ctx.ports.demoFeedWord(ctx, feed, issue);

/** Returns the result that a feed reports; stores its response as evidence, valid or not. */
async function hear(ctx: ModuleContext, feed: Feed, issue: OfficialIssue): Promise<Result | null> {
  const word = await wordOf(ctx, feed, issue);
  if (!word) return null;
  const row = { id: v7(), issueId: issue.id, feed, ...word, arrivedAt: await ctx.now() };
  await ctx.db.insert(lotteryEvidence).values(row).onConflictDoNothing();
  if (!word.genuine) return null;
  const body = v.safeParse(feedBody, word.raw);
  const isOfIt = body.success && body.output.lottery === issue.lottery && body.output.issue === issue.number;
  return isOfIt ? LOTTERIES[issue.lottery].parseResult(body.output.result) : null;
}

/**
 * Returns an official result if both feeds agree (own.draw.feeds); null if one does not respond, is not authentic, or
 * disagrees.
 */
export async function agreed(ctx: ModuleContext, issue: OfficialIssue): Promise<Result | null> {
  const [first, second] = await Promise.all(FEEDS.map((feed) => hear(ctx, feed, issue)));
  return first && second && JSON.stringify(first) === JSON.stringify(second) ? first : null;
}
