import { fromCallback, fromPromise } from 'xstate';
import { unreadMachine } from '../../../../machines/unread/unread.machine';
import type { PageDependencies } from '../../parts/dependencies';

/**
 * Counts unread messages (s3.message.unread-count), promotions and rewards (s2.nav.rewards); its requests keep no
 * session awake.
 */
export const unreadFlow = ({ client, messages, inView }: Pick<PageDependencies, 'client' | 'messages' | 'inView'>) =>
  unreadMachine.provide({
    actors: {
      lookUnread: fromPromise(async ({ signal }) => {
        await inView(signal);
        return client.unreadMessages(undefined, { signal, quiet: true });
      }),
      watchMessages: fromCallback(({ sendBack }) => messages.watch(() => sendBack({ type: 'messages.changed' }))),
    },
  });
