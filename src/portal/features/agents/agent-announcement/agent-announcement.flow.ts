import { SETTINGS } from '../../../../contract';
import { noticeEndpoints } from '../../../../contract/support/notice-endpoints';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

/** Announcements to agents alone. Meets s2.agent-centre.announcement. */
export const agentAnnouncementFlow = ({ clientFor }: Pick<CentreDependencies, 'clientFor'>) => {
  const client = clientFor(noticeEndpoints);
  return listFlow('agentAnnouncements', async (_filter, page, signal) =>
    pageOf(await client.notices({ ...page, pageSize: SETTINGS.noticePageSize, audience: 'agent' }, { signal })),
  );
};
