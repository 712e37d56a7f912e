import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { RECORD_KINDS, RECORD_STATES } from '../../../../contract/money/records';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/date-input';
import { filterOf } from '../../../../ui/form/elements';
import { ZoneNote } from '../../../../ui/page/zone-note';
import { Select } from '../../../../ui/select';
import { kindWords, stateWords } from '../../../parts/records/record-words';
import './account-record.css';

type Props = { filter: ListFilter; onFilter: (filter: ListFilter) => void };

/** Kind, state and days; an empty field matches all (own.account-record.filter). */
export function FilterForm({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(filterOf(event.currentTarget));
  };
  const all = t({ id: 'record.all', message: 'All' });
  return (
    <>
      <form className="card record-filter" aria-label={t({ id: 'record.filter', message: 'Filter' })} onSubmit={send}>
        <Select name="kind" label={t({ id: 'record.kind', message: 'Type' })} defaultValue={filter.kind}>
          <option value="">{all}</option>
          {RECORD_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(kindWords[kind])}
            </option>
          ))}
        </Select>
        <Select name="state" label={t({ id: 'record.state', message: 'Status' })} defaultValue={filter.state}>
          <option value="">{all}</option>
          {RECORD_STATES.map((state) => (
            <option key={state} value={state}>
              {t(stateWords[state])}
            </option>
          ))}
        </Select>
        <DateInput name="from" label={t({ id: 'record.from', message: 'Start date' })} defaultValue={filter.from} />
        <DateInput name="to" label={t({ id: 'record.to', message: 'End date' })} defaultValue={filter.to} />
        <Button type="submit" look="primary">
          <Trans id="record.show">Show</Trans>
        </Button>
      </form>
      <ZoneNote />
    </>
  );
}
