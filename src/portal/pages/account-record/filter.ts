import type { RecordFilter } from '../../../../machines/account-record/account-record.machine';
import { RECORD_KINDS, RECORD_STATES } from '../../../contract/records';

/** What was chosen in the form; what is no kind and no state leaves it open. */
export function filterOf(data: FormData): RecordFilter {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    kind: RECORD_KINDS.find((kind) => kind === text('kind')) ?? '',
    state: RECORD_STATES.find((state) => state === text('state')) ?? '',
    from: text('from'),
    to: text('to'),
  };
}
