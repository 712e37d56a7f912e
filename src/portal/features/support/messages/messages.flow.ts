import { type ActorRefFrom, fromPromise } from 'xstate';
import { messagesMachine } from '../../../../../machines/support/messages/messages.machine';
import { SETTINGS } from '../../../../contract';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type MessagesRef = ActorRefFrom<typeof messagesMachine>;

/** Messages to a player, newest first; reading and deleting refresh the counts. Meets s2.member-centre.messages. */
export const messagesFlow = ({ client, messages }: Pick<CentreDependencies, 'client' | 'messages'>) => {
  const acted = async (act: Promise<unknown>) => {
    await act;
    messages.changed();
  };
  return messagesMachine.provide({
    actors: {
      list: listFlow('messages', async (_, page, signal) =>
        pageOf(await client.messages({ ...page, pageSize: SETTINGS.noticePageSize }, { signal })),
      ),
      markRead: fromPromise(({ input: { id } }) => acted(client.readMessages({ id }))),
      markAllRead: fromPromise(() => acted(client.readMessages({}))),
      removeMessage: fromPromise(({ input: { id } }) => acted(client.removeMessage({ id }))),
    },
  });
};
