import { fromPromise } from 'xstate';
import { systemStatusMachine } from '../../../../machines/system-status/system-status.machine';
import { isOn, MODULES } from '../../../contract';
import type { FlowDependencies } from '../../parts/dependencies';

export const systemStatusFlow = ({ client, host, learn }: Pick<FlowDependencies, 'client' | 'host' | 'learn'>) =>
  systemStatusMachine.provide({
    actors: {
      readStatus: fromPromise(async ({ signal }) => {
        const { info, publicKey, keyId, ...status } = await client.systemStatus({ url: host }, { signal });
        learn({ publicKey, keyId, serverTime: status.serverTime });
        const { location, whiteLabel, resources, customerService, gameTypes } = info;
        return { ...status, location, whiteLabel, resources, customerService, gameTypes, loginFirst: isOn(whiteLabel, MODULES.loginFirst) };
      }),
    },
  });
