import { type ActorRefFrom, fromPromise } from 'xstate';
import { accountRecordMachine } from '../../../../../machines/money/account-record/account-record.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { type AccountRecord, type Client, SETTINGS } from '../../../../contract';
import { RECORD_KINDS, RECORD_STATES } from '../../../../contract/money/records';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import { siteDayOf, startOfSiteDay } from '../../../../ui/site-zone';
import type { CentreDependencies } from '../../../parts/dependencies';
import { csvOf } from './csv';

export type AccountRecordRef = ActorRefFrom<typeof accountRecordMachine>;

const { pageSize, exportMost } = SETTINGS.records;
/** Largest page of the gateway. */
const MAX_AT_ONCE = 100;

export const accountRecordFlow = ({ client, now, saveFile }: Pick<CentreDependencies, 'client' | 'now' | 'saveFile'>) =>
  accountRecordMachine.provide({
    actors: {
      list: listFlow('records', async (filter, page, signal) => {
        const { from = '', to = '' } = filter;
        if (from && to && to < from) return { kind: 'invalid', code: 'records.days' };
        return pageOf(await client.records({ ...queryOf(filter), ...page, pageSize }, { signal }));
      }),
      exportRecords: fromPromise(async ({ input: { filter }, signal }) => {
        const records = await newest(client, { to: now(), ...queryOf(filter) }, signal);
        saveFile(`${SETTINGS.brand.merchant}-${siteDayOf(now())}.csv`, csvOf(records));
      }),
    },
  });

type Query = Omit<NonNullable<Parameters<Client['records']>[0]>, 'pageNo' | 'pageSize' | 'marker'>;

/** Empty filters are not sent; a day is the site's, from its first moment to the first of the next. */
function queryOf({ from, to, ...chosen }: ListFilter): Query {
  const kind = RECORD_KINDS.find((recordKind) => recordKind === chosen.kind);
  const state = RECORD_STATES.find((recordState) => recordState === chosen.state);
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(from && { from: startOfSiteDay(from) }),
    ...(to && { to: startOfSiteDay(to, 1) }),
  };
}

/** Loads all matching rows page by page. The query ends at a fixed time, so that new rows do not shift the pages. */
async function newest(client: Client, query: Query, signal: AbortSignal): Promise<AccountRecord[]> {
  const records: AccountRecord[] = [];
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages && records.length < exportMost; pageNo += 1) {
    const page = await client.records({ ...query, pageNo, pageSize: MAX_AT_ONCE }, { signal });
    records.push(...page.list);
    totalPages = page.totalPages;
  }
  return records;
}
