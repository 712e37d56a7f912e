import { fromPromise } from 'xstate';
import { systemStatusMachine } from '../../../../../machines/platform/system-status/system-status.machine';
import { isOn, MODULES } from '../../../../contract';
import { learnSiteZone } from '../../../../ui/site-clock';
import type { PageDependencies } from '../../../parts/dependencies';

export const systemStatusFlow = ({
  client,
  host,
  learn,
  now,
}: Pick<PageDependencies, 'client' | 'host' | 'learn' | 'now'>) =>
  systemStatusMachine.provide({
    actors: {
      readStatus: fromPromise(async ({ signal }) => {
        const { info, publicKey, keyId, ...status } = await client.systemStatus({ url: host }, { signal });
        learnSiteZone(info.timeZone, now);
        learn({ publicKey, keyId, serverTime: status.serverTime });
        return { ...status, ...info, ...info.analytics, loginFirst: isOn(info.whiteLabel, MODULES.loginFirst) };
      }),
    },
  });
