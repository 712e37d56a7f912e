import { SETTINGS } from '../../../../contract';
import { noticeEndpoints } from '../../../../contract/support/notice-endpoints';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

/** Meets s2.notice-page.page-size, s9.const.notice-page-size. */
export const noticesFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(noticeEndpoints);
  return listFlow('notices', async (_, page, signal) =>
    pageOf(await client.notices({ ...page, pageSize: SETTINGS.noticePageSize }, { signal })),
  );
};
