import type { ModuleContext } from '../context';
import { closedTo } from '../system/service';
import { end, type LiveStream } from './streams';

declare module '../context' {
  interface Ports {
    /** Returns those of the sessions that are valid, of accounts that are not blocked. */
    findValidSessions: (ctx: ModuleContext, ids: readonly string[]) => Promise<string[]>;
  }
}

/**
 * Ends the streams of ended sessions and blocked accounts, and those of sessions while the portal is closed to them
 * (asvs 7.4.1, 8.3.1). Streams of visitors continue, so that they learn when it opens (`own.live.site`).
 */
export async function endInvalid(ctx: ModuleContext, streams: ReadonlySet<LiveStream>): Promise<void> {
  const members = [...streams].flatMap((stream) => (stream.session ? [{ stream, ...stream.session }] : []));
  if (members.length === 0) return;
  const sessions = [...new Set(members.map(({ sessionId }) => sessionId))];
  const valid = new Set(await ctx.ports.findValidSessions(ctx, sessions));
  const countries = [...new Set(members.map(({ stream }) => stream.country))];
  const closed = new Map(
    await Promise.all(countries.map(async (country) => [country, await closedTo(ctx, country)] as const)),
  );
  for (const { stream, sessionId } of members) if (!valid.has(sessionId) || closed.get(stream.country)) end(stream);
}
