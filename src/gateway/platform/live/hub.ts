import { Readable } from 'node:stream';
import { Counter } from 'prom-client';
import { SETTINGS } from '../../../contract';
import type { LiveEvent } from '../../../contract/platform/live-endpoints';
import { RELEASE } from '../../../contract/platform/release';
import type { Config } from '../config';
import { ApiError, type ModuleContext } from '../context';
import { tooMany } from '../http/limits';
import { registryOf } from '../metrics/registry';
import type { Change } from './changes';
import { createHistory } from './history';
import { endInvalid } from './permission';
import { type Audience, end, eventOf, isFor, type LiveStream, write } from './streams';

/** Interval between two checks of the sessions of all streams, ms. */
const CHECK = 5_000;
/**
 * Most streams of a session at a gateway: its tabs share one where the browser can. Further ones end the oldest
 * (`own.live.limits`).
 */
const SESSION_STREAMS = 6;
/** Most streams of visitors from an address, which a carrier's customers share, and seconds until another try. */
const ADDRESS_STREAMS = 1_000;
const RETRY_AFTER = 60;

const hubs = new WeakMap<Config, LiveHub>();
/** Returns the hub of this process. */
export function liveHubOf(ctx: ModuleContext): LiveHub {
  const hub = hubs.get(ctx.config) ?? createHub(ctx);
  hubs.set(ctx.config, hub);
  return hub;
}

/** Creates the hub of all streams of changes of this process (`own.live.stream`). */
function createHub(ctx: ModuleContext) {
  const streams = new Set<LiveStream>();
  const byAccount = new Map<string, Set<LiveStream>>();
  const history = createHistory();
  const sent = new Counter({
    name: 'maidan_live_events_total',
    help: 'Events sent on streams of changes, by topic',
    labelNames: ['topic'],
    registers: [registryOf(ctx.config)],
  });
  let isClosed = false;
  let timers: ReturnType<typeof setInterval>[] = [];

  const check = () =>
    endInvalid(ctx, streams).catch((error: unknown) => ctx.log.warn({ err: error }, 'live.unchecked'));
  const beat = () => {
    for (const stream of streams) write(stream, { id: history.last(), kind: 'beat' });
  };
  const watch = () => {
    if (timers.length === 0) timers = [setInterval(beat, SETTINGS.live.beat), setInterval(check, CHECK)];
  };
  const leave = (stream: LiveStream) => {
    streams.delete(stream);
    const { accountId = '' } = stream.session ?? {};
    const siblings = byAccount.get(accountId);
    siblings?.delete(stream);
    if (siblings?.size === 0) byAccount.delete(accountId);
    if (streams.size > 0) return;
    for (const timer of timers.splice(0)) clearInterval(timer);
  };
  const send = (stream: LiveStream, event: LiveEvent) => {
    write(stream, event);
    sent.inc({ topic: event.kind === 'changed' ? event.topic : event.kind });
  };
  const admit = ({ session, ip }: Audience) => {
    if (isClosed) throw new ApiError(503, 'system.unavailable', { retryAfter: 1 });
    if (session) {
      const own = [...(byAccount.get(session.accountId) ?? [])].filter(
        (stream) => stream.session?.sessionId === session.sessionId,
      );
      for (const oldest of own.slice(0, Math.max(0, own.length - SESSION_STREAMS + 1))) end(oldest);
      return;
    }
    const count = [...streams].filter((stream) => !stream.session && stream.ip === ip).length;
    if (count >= ADDRESS_STREAMS) throw tooMany(RETRY_AFTER);
  };

  return {
    /** Opens a stream, which resumes after the last event received, if any (`own.live.resume`). */
    open(audience: Audience, lastEventId: string | undefined): Readable {
      admit(audience);
      const stream: LiveStream = { ...audience, readable: new Readable({ read() {} }), isOver: false };
      stream.readable.once('close', () => leave(stream));
      streams.add(stream);
      const { accountId } = audience.session ?? {};
      if (accountId !== undefined) byAccount.set(accountId, (byAccount.get(accountId) ?? new Set()).add(stream));
      watch();
      const missed = lastEventId === undefined ? [] : history.after(lastEventId);
      send(stream, { kind: 'open', release: RELEASE, ...(missed?.length === 0 && { id: history.last() }) });
      if (missed) for (const change of latestOf(missed)) if (isFor(stream, change)) send(stream, eventOf(change));
      if (!missed) send(stream, { id: history.last(), kind: 'resync' });
      return stream.readable;
    },
    /** Sends a change to the streams that it is for. */
    publish(change: Change) {
      history.add(change);
      const { accountId } = change;
      const readers = accountId === null ? streams : (byAccount.get(accountId) ?? []);
      for (const stream of readers) if (isFor(stream, change)) send(stream, eventOf(change));
    },
    /** Notifies all streams that changes may have been missed. */
    resync() {
      history.restart();
      for (const stream of streams) send(stream, { id: history.last(), kind: 'resync' });
    },
    /** Returns the number of open streams, of members and of visitors. */
    count() {
      const members = [...streams].filter(({ session }) => session).length;
      return { members, visitors: streams.size - members };
    },
    /** Ends all streams; clients reconnect to another gateway (`own.live.ends`). */
    close() {
      isClosed = true;
      for (const stream of streams) end(stream);
    },
  };
}
type LiveHub = ReturnType<typeof createHub>;

/** Returns the last change of each kind. */
const latestOf = (changes: readonly Change[]) =>
  new Map(changes.map((change) => [`${change.accountId} ${change.topic} ${change.about}`, change])).values();
