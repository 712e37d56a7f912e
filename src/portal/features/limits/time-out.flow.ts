import * as v from 'valibot';
import { timeOutMachine } from '../../../../machines/time-out/time-out.machine';
import { SETTINGS } from '../../../contract';
import type { CentreDependencies } from '../../parts/dependencies';
import { filled, formFlow } from '../../parts/form/form.flow';

const hours = v.picklist(SETTINGS.limits.timeOutHours);

export const timeOutFlow = ({ client, vault }: Pick<CentreDependencies, 'client' | 'vault'>) =>
  timeOutMachine.provide({
    actors: {
      timeOutForm: formFlow(vault, {
        fields: { password: filled },
        send: (typed, about, signal) => client.takeTimeOut({ hours: v.parse(hours, Number(about)), ...typed }, { signal }),
      }),
    },
  });
