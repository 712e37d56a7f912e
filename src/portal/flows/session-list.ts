import { fromPromise } from 'xstate';
import { sessionListMachine } from '../../../machines/session-list/session-list.machine';
import { filled, formFlow } from './form';
import type { CentreNeeds } from './needs';

export const sessionListFlow = ({ client, vault }: Pick<CentreNeeds, 'client' | 'vault'>) =>
  sessionListMachine.provide({
    actors: {
      loadSessions: fromPromise(async ({ signal }) => (await client.sessionList(undefined, { signal })).list),
      form: formFlow(vault, {
        fields: { password: filled },
        send: ({ password }, id, signal) => client.endSessions({ ...(id && { id }), password }, { signal }),
      }),
    },
  });
