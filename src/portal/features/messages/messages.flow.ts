import { SETTINGS } from '../../../contract';
import type { CentreDependencies } from '../../parts/dependencies';
import { listFlow, pageOf } from '../../parts/list/list.flow';

/** What the owner was told of the account, newest first. Meets s2.member-centre.messages. */
export const messagesFlow = ({ client }: Pick<CentreDependencies, 'client'>) =>
  listFlow('messages', async (_, pageNo, signal) =>
    pageOf(await client.messages({ pageNo, pageSize: SETTINGS.noticePageSize }, { signal })),
  );
