import type { Download } from '../../../../contract/support/content';
import { contentEndpoints } from '../../../../contract/support/content-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/** The apps; `installs`: whether the browser can install from this page, which it cannot over plain HTTP. */
export type Downloads = { list: Download[]; installs: boolean };

/** s2.other.download-guides: the apps with their install guides. */
export const downloadFlow = ({ clientFor, memory }: Pick<FlowDependencies, 'clientFor' | 'memory'>) => {
  const client = clientFor(contentEndpoints);
  return listFlow<Downloads>('downloads', async (_, __, signal) => {
    const { list } = await client.downloads(undefined, { signal });
    return outcomeOf({ list, installs: !memory.namesOnly }, list.length === 0);
  });
};
