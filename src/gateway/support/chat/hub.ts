import { Readable } from 'node:stream';
import { inArray, sql } from 'drizzle-orm';
import { type ChatLine, type ChatPlace, SETTINGS } from '../../../contract';
import { accounts, isGood, sessions } from '../../identity';
import type { Config } from '../../platform/config';
import type { ModuleContext } from '../../platform/context';
import { closedTo } from '../../platform/system/service';
import { beginning, type LogLine, lastSeq, linesAfter, ownerOf, renderLine } from './lines';
import { chatBars } from './tables';

/**
 * Interval of polling the log while there are listeners, interval of checking their permission, ms, and lines per
 * query.
 */
const LOOK = 250;
const CHECK = 5_000;
const AT_ONCE = 500;
/** Bytes buffered for a slow reader before it is disconnected; it can resume from its last line. */
const SLOW = 131_072;
/** Maximum number of concurrent streams of an account on a gateway: a browser with several windows. */
const MAX_STREAMS = 6;

type Of = { accountId: string; sessionId: string; country: string | null; place: ChatPlace };
/** `last`: number of the last line sent; `waiting`: lines that arrive while the initial lines are read. */
type Listener = Of & { stream: Readable; last: bigint; waiting: LogLine[] | null; over: boolean };

const hubs = new WeakMap<Config, Hub>();
/** Returns the hub of this process. */
export function hubOf(ctx: ModuleContext): Hub {
  const hub = hubs.get(ctx.config) ?? createHub(ctx);
  hubs.set(ctx.config, hub);
  return hub;
}

/**
 * Creates the hub of all streams of this process. One query of the log by number serves all of them and also finds
 * lines from other gateways, so that no transaction has to notify. A broken stream resumes from the number of its last
 * line.
 */
function createHub(ctx: ModuleContext) {
  const listeners = new Set<Listener>();
  let cursor: string | null = null;
  let startup: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let checkedAt = 0;
  let closed = false;

  const start = async () => {
    cursor = await lastSeq(ctx.db);
  };
  const poll = async () => {
    if (cursor === null) return;
    const lines = await linesAfter(ctx.db, cursor, AT_ONCE);
    cursor = lines.at(-1)?.seq ?? cursor;
    for (const listener of listeners) {
      if (listener.waiting) listener.waiting.push(...lines);
      else give(listener, lines);
    }
  };
  const goOn = () => {
    if (timer || closed || listeners.size === 0) return;
    timer = setTimeout(async () => {
      await poll().catch((error: unknown) => ctx.log.warn({ error: String(error) }, 'chat.look'));
      if (Date.now() - checkedAt >= CHECK) {
        checkedAt = Date.now();
        await check(ctx, listeners).catch((error: unknown) => ctx.log.warn({ error: String(error) }, 'chat.check'));
      }
      timer = null;
      if (listeners.size === 0) [cursor, startup] = [null, null];
      goOn();
    }, LOOK);
  };

  return {
    /** Opens a stream of a place for a session, resuming after the last line seen, if any. */
    async open(of: Of, after: string | undefined): Promise<Readable> {
      const listener: Listener = {
        ...of,
        stream: new Readable({ read() {} }),
        last: BigInt(after ?? 0),
        waiting: [],
        over: false,
      };
      const { stream } = listener;
      listeners.add(listener);
      const beat = setInterval(() => write(listener, { kind: 'beat' }), SETTINGS.chat.beat);
      stream.once('close', () => {
        listeners.delete(listener);
        clearInterval(beat);
      });
      const own = [...listeners].filter(({ accountId }) => accountId === of.accountId);
      for (const oldest of own.slice(0, Math.max(0, own.length - MAX_STREAMS))) end(oldest);
      try {
        // Starts following the log before reading the initial lines, so that no line is missed in between.
        startup ??= start();
        await startup;
        goOn();
        const { isFresh, lines } = await beginning(ctx.db, ownerOf(of.place, of.accountId), after);
        if (isFresh) listener.last = 0n;
        write(listener, { kind: 'begun', anew: isFresh });
        give(listener, [...lines, ...(listener.waiting ?? [])]);
        listener.waiting = null;
        if (closed) end(listener);
        return stream;
      } catch (error) {
        startup = cursor === null ? null : startup;
        stream.destroy();
        throw error;
      }
    },
    /** Returns the number of open streams. */
    count: () => listeners.size,
    /** Ends all streams; clients reconnect to another gateway. */
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
      for (const listener of listeners) end(listener);
    },
  };
}
type Hub = ReturnType<typeof createHub>;

/** Sends a listener the lines it may see, each once. */
function give(listener: Listener, lines: readonly LogLine[]) {
  const owner = ownerOf(listener.place, listener.accountId);
  for (const line of lines) {
    const seq = BigInt(line.seq);
    if (line.ownerId !== owner || seq <= listener.last) continue;
    listener.last = seq;
    write(listener, renderLine(line, listener.accountId));
  }
}

function write({ stream, over }: Listener, line: ChatLine) {
  if (over || stream.destroyed) return;
  if (stream.readableLength > SLOW) stream.destroy();
  else stream.push(`${JSON.stringify(line)}\n`);
}

function end(listener: Listener) {
  if (!listener.over) listener.stream.push(null);
  listener.over = true;
}

/**
 * Ends the streams of ended sessions, of blocked accounts, of members banned from the room, and all while the portal is
 * closed (asvs 7.4.1, 8.3.1).
 */
async function check(ctx: ModuleContext, listeners: ReadonlySet<Listener>) {
  const all = [...listeners];
  if (all.length === 0) return;
  const ids = [...new Set(all.map(({ sessionId }) => sessionId))];
  const good = await ctx.db
    .select({ id: sessions.id, banned: sql<boolean>`coalesce(${chatBars.banned}, false)` })
    .from(sessions)
    .innerJoin(accounts, sql`${accounts.id} = ${sessions.accountId} and not ${accounts.blocked}`)
    .leftJoin(chatBars, sql`${chatBars.accountId} = ${accounts.id}`)
    .where(sql`${inArray(sessions.id, ids)} and ${isGood(ctx)}`);
  const countries = [...new Set(all.map(({ country }) => country))];
  const shut = new Map(
    await Promise.all(countries.map(async (country) => [country, await closedTo(ctx, country)] as const)),
  );
  for (const listener of all) {
    const session = good.find(({ id }) => id === listener.sessionId);
    if (!session || shut.get(listener.country) || (listener.place === 'room' && session.banned)) end(listener);
  }
}
