import { type ClientOf, createClient, type Value } from '../../../../src/contract';
import { type Endpoints, endpoints } from '../../../../src/contract/endpoints';
import { readEvents } from '../../../../src/contract/events';
import type { LiveEvent } from '../../../../src/contract/platform/live-endpoints';
import { EVENT_CEILING } from '../../../harness/ceilings';
import type { TestGateway } from '../../harness/gateway';
import { newcomer } from '../../money/wallet/support';

type At = Pick<TestGateway, 'ctx' | 'url'>;
type Query = { draws?: 'yes'; lastEventId?: string };

/** The contract's client to a gateway by its address. */
export const clientAt = (url: string, token: string | null = null): ClientOf<Endpoints> =>
  createClient(endpoints, {
    fetch,
    origin: url,
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    timeout: EVENT_CEILING,
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });

/** A player with a session at a gateway, whose token other gateways of the database accept. */
export async function createReader({ ctx, url }: At) {
  let token = '';
  const as = (opened: string | null) => {
    token = opened ?? '';
    return clientAt(url, opened);
  };
  return { ...(await newcomer({ ctx, as }, 0n)), token };
}

/** Reads the stream of a token, or that of visitors, and collects its events. */
export function follow(url: string, token: string | null, query: Query = {}) {
  const client = clientAt(url, token);
  const events: LiveEvent[] = [];
  const checks = new Set<() => void>();
  const stopping = new AbortController();
  const onLine = (event: LiveEvent) => {
    events.push(event);
    for (const check of checks) check();
  };
  const extras = { onLine, reader: readEvents, signal: stopping.signal, quiet: true };
  const call: Promise<Value<'liveStream'>> = token
    ? client.liveStream(query, extras)
    : client.siteStream(query, extras);
  const over = call.then(
    () => 'ended',
    ({ status, code }) => `${status} ${code}`,
  );
  const topics = () => events.flatMap((event) => (event.kind === 'changed' ? [event.topic] : []));
  const until = (isSo: () => boolean) =>
    new Promise<void>((done, fail) => {
      const late = setTimeout(() => fail(new Error(`not in time: ${JSON.stringify(events)}`)), EVENT_CEILING);
      const check = () => {
        if (!isSo()) return;
        checks.delete(check);
        clearTimeout(late);
        done();
      };
      checks.add(check);
      check();
    });
  return {
    events,
    topics,
    over,
    until,
    opened: () => until(() => events.some(({ kind }) => kind === 'open')),
    /** Waits until as many changes of a topic have arrived. */
    has: (topic: string, count = 1) => until(() => topics().filter((one) => one === topic).length >= count),
    kinds: () => events.map(({ kind }) => kind),
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id,
    async stop() {
      stopping.abort();
      await over;
    },
  };
}
