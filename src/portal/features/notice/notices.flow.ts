import { SETTINGS } from '../../../contract';
import { noticeEndpoints } from '../../../contract/notice-endpoints';
import { listFlow, pageOf } from '../../parts/list/list.flow';
import type { Needs } from '../../parts/needs';

/** Meets s2.notice-page.page-size, s9.const.notice-page-size. */
export const noticesFlow = ({ clientFor }: Pick<Needs, 'clientFor'>) => {
  const client = clientFor(noticeEndpoints);
  return listFlow('notices', async (_, pageNo, signal) =>
    pageOf(await client.notices({ pageNo, pageSize: SETTINGS.noticePageSize }, { signal })),
  );
};
