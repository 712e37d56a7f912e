import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { timeOutMachine } from '../../../../../machines/money/time-out/time-out.machine';
import { SETTINGS } from '../../../../contract';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type TimeOutRef = ActorRefFrom<typeof timeOutMachine>;

const hours = v.picklist(SETTINGS.limits.timeOutHours);

/** A message reports it, and home changes: the unread counts are refreshed. */
export const timeOutFlow = ({ client, vault, messages }: Pick<CentreDependencies, 'client' | 'vault' | 'messages'>) =>
  timeOutMachine.provide({
    actors: {
      timeOutForm: formFlow(vault, {
        fields: { password: filled },
        send: async (typed, about, signal) => {
          await client.takeTimeOut({ hours: v.parse(hours, Number(about)), ...typed }, { signal });
          messages.changed();
        },
      }),
    },
  });
