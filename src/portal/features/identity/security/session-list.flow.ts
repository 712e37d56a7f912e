import type { ActorRefFrom } from 'xstate';
import { sessionListMachine } from '../../../../../machines/identity/session-list/session-list.machine';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type SessionListRef = ActorRefFrom<typeof sessionListMachine>;

export const sessionListFlow = ({ client, vault }: Pick<CentreDependencies, 'client' | 'vault'>) =>
  sessionListMachine.provide({
    actors: {
      // The current session is always among them.
      list: listFlow('sessions', async (_filter, _pageNo, signal) =>
        outcomeOf(await client.sessionList(undefined, { signal }), false),
      ),
      form: formFlow(vault, {
        fields: { password: filled },
        send: ({ password }, id, signal) => client.endSessions({ ...(id && { id }), password }, { signal }),
      }),
    },
  });
