import { fromCallback, fromPromise } from 'xstate';
import { unreadMachine, type Waiting } from '../../../../../machines/support/unread/unread.machine';
import { untilPoll } from '../../../browser/polling';
import type { PageDependencies } from '../../../parts/dependencies';

type Dependencies = Pick<PageDependencies, 'client' | 'messages' | 'live' | 'inView' | 'now'>;

/** Time for which counts without a reported change are valid, ms: no event reports a new promotion or mission. */
const VALID = 300_000;

/**
 * Counts unread messages (s3.message.unread-count), promotions and rewards (s2.nav.rewards), and reads the rank
 * (s2.nav.vip-rank); its requests keep no session awake (own.live.client).
 */
export const unreadFlow = ({ client, messages, live, inView, now }: Dependencies) => {
  let current: { waiting: Waiting; at: number } | null = null;
  return unreadMachine.provide({
    delays: { lookInterval: () => untilPoll() },
    actors: {
      lookUnread: fromPromise(async ({ signal }) => {
        await inView(signal);
        if (live.isLive() && current && now() - current.at < VALID) return current.waiting;
        current = null;
        const { clubLabel = null, ...counts } = await client.unreadMessages(undefined, { signal, quiet: true });
        const waiting = { ...counts, clubLabel };
        if (!signal.aborted) current = { waiting, at: now() };
        return waiting;
      }),
      watchMessages: fromCallback(({ sendBack }) => {
        const follow = () => {
          current = null;
          sendBack({ type: 'messages.changed' });
        };
        const stops = [messages.watch(follow), live.watch('unread', follow)];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
  });
};
