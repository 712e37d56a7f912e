import * as v from 'valibot';
import { timeOutMachine } from '../../../../machines/time-out/time-out.machine';
import { SETTINGS } from '../../../contract';
import { filled, formFlow } from '../../parts/form/form.flow';
import type { CentreNeeds } from '../../parts/needs';

const hours = v.picklist(SETTINGS.limits.timeOutHours);

export const timeOutFlow = ({ client, vault }: Pick<CentreNeeds, 'client' | 'vault'>) =>
  timeOutMachine.provide({
    actors: {
      timeOutForm: formFlow(vault, {
        fields: { password: filled },
        send: (typed, about, signal) => client.takeTimeOut({ hours: v.parse(hours, Number(about)), ...typed }, { signal }),
      }),
    },
  });
