import { fromCallback, fromPromise } from 'xstate';
import { unreadMachine } from '../../../../../machines/support/unread/unread.machine';
import type { PageDependencies } from '../../../parts/dependencies';

/**
 * Counts unread messages (s3.message.unread-count), promotions and rewards (s2.nav.rewards), and reads the rank
 * (s2.nav.vip-rank); its requests keep no session awake.
 */
export const unreadFlow = ({ client, messages, inView }: Pick<PageDependencies, 'client' | 'messages' | 'inView'>) =>
  unreadMachine.provide({
    actors: {
      lookUnread: fromPromise(async ({ signal }) => {
        await inView(signal);
        const { clubLabel = null, ...waiting } = await client.unreadMessages(undefined, { signal, quiet: true });
        return { ...waiting, clubLabel };
      }),
      watchMessages: fromCallback(({ sendBack }) => messages.watch(() => sendBack({ type: 'messages.changed' }))),
    },
  });
