import { fromPromise } from 'xstate';
import { accountRecordMachine, type RecordFilter } from '../../../machines/account-record/account-record.machine';
import { type AccountRecord, type Client, SETTINGS } from '../../contract';
import { csvOf } from '../pages/account-record/csv';
import type { CentreNeeds } from './needs';

const { pageSize, exportMost } = SETTINGS.records;
/** As many as the gateway gives at once. */
const MOST_AT_ONCE = 100;

export const accountRecordFlow = ({ client, now, saveFile }: Pick<CentreNeeds, 'client' | 'now' | 'saveFile'>) =>
  accountRecordMachine.provide({
    actors: {
      loadRecords: fromPromise(({ input: { filter, pageNo }, signal }) =>
        client.records({ ...asked(filter), pageNo, pageSize }, { signal }),
      ),
      exportRecords: fromPromise(async ({ input: { filter }, signal }) => {
        const records = await newest(client, { to: now(), ...asked(filter) }, signal);
        saveFile(`${SETTINGS.brand.merchant}-${dayOf(now())}.csv`, csvOf(records));
      }),
    },
  });

type Asked = Omit<NonNullable<Parameters<Client['records']>[0]>, 'pageNo' | 'pageSize'>;

/** What is left open is not sent; a day is one of the player's own clock, from its first moment to the first of the next. */
function asked({ kind, state, from, to }: RecordFilter): Asked {
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

/** All that fits, page by page; an end in time keeps what comes meanwhile from moving the pages. */
async function newest(client: Client, what: Asked, signal: AbortSignal): Promise<AccountRecord[]> {
  const records: AccountRecord[] = [];
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages && records.length < exportMost; pageNo += 1) {
    const page = await client.records({ ...what, pageNo, pageSize: MOST_AT_ONCE }, { signal });
    records.push(...page.list);
    totalPages = page.totalPages;
  }
  return records;
}

function startOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
