import { fromPromise } from 'xstate';
import {
  customerServiceMachine,
  type Opening,
} from '../../../../../machines/support/customer-service/customer-service.machine';
import { SETTINGS, type Value } from '../../../../contract';
import { ownAddress } from '../../../../contract/platform/own-address';
import { supportEndpoints } from '../../../../contract/support/support-endpoints';
import { loadScript } from '../../../../ui/browser/load-script';
import { openSupportWindow, type SupportWindow } from '../../../browser/support-window';
import type { FlowDependencies } from '../../../parts/dependencies';

type Deps = Pick<FlowDependencies, 'client' | 'clientFor' | 'storage'>;
const ENCRYPTED = '3';

/** Customer service, wired; `open`: a window, at once. Addresses stay here, out of the chart. */
export const customerServiceFlow = (
  { client, clientFor, storage }: Deps,
  open = (): SupportWindow | null => openSupportWindow(window),
) => {
  const calls = clientFor(supportEndpoints);
  let service: Value<'customerService'> = { version: { pathList: [] }, hosts: [] };
  const addressOf = async (type: string): Promise<string | null> => {
    const path = service.version.pathList.find((entry) => entry.type === type)?.path ?? '';
    const text =
      type === ENCRYPTED ? (await loadScript(() => import('../../../browser/open-path'))).openPath(path) : path;
    return ownAddress(text, service.hosts);
  };
  return customerServiceMachine.provide({
    actors: {
      loadService: fromPromise(async ({ signal }) => {
        const readMember = async () => (storage.token() ? await client.memberInfo(undefined, { signal }) : null);
        const [info, read] = await Promise.all([readMember(), calls.customerService(undefined, { signal })]);
        service = read;
        // A free demo cannot receive replies.
        const member = info !== null && info.type !== SETTINGS.trialType;
        return {
          rankLevel: info?.clubLabel.rankLevel ?? 0,
          member,
          types: read.version.pathList.map(({ type }) => type),
        };
      }),
      openContact: fromPromise(async ({ input: { type }, signal }): Promise<Opening> => {
        const popup = open();
        if (!popup) return { kind: 'blocked' };
        if (popup.isOpen) return { kind: 'opened' };
        const address = await addressOf(type).catch(() => null);
        if (address === null || signal.aborted) {
          popup.close();
          return { kind: 'address' };
        }
        popup.go(address);
        return { kind: 'opened' };
      }),
    },
  });
};
