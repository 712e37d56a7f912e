import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { RecordFilter } from '../../../../machines/account-record/account-record.machine';
import { RECORD_KINDS, RECORD_STATES } from '../../../contract/records';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { filterOf } from './filter';
import { kindWords, stateWords } from './record-words';

type Props = { filter: RecordFilter; onFilter: (filter: RecordFilter) => void };

/** Kind, state and days; what is left open is looked for in all (own.account-record.filter). */
export function FilterForm({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(filterOf(new FormData(event.currentTarget)));
  };
  const all = t({ id: 'record.all', message: 'All' });
  return (
    <form className="card record-filter" aria-label={t({ id: 'record.filter', message: 'What to show' })} onSubmit={send}>
      <Select name="kind" label={t({ id: 'record.kind', message: 'What' })} defaultValue={filter.kind}>
        <option value="">{all}</option>
        {RECORD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </Select>
      <Select name="state" label={t({ id: 'record.state', message: 'State' })} defaultValue={filter.state}>
        <option value="">{all}</option>
        {RECORD_STATES.map((state) => (
          <option key={state} value={state}>
            {t(stateWords[state])}
          </option>
        ))}
      </Select>
      <TextInput name="from" type="date" label={t({ id: 'record.from', message: 'First day' })} defaultValue={filter.from} />
      <TextInput name="to" type="date" label={t({ id: 'record.to', message: 'Last day' })} defaultValue={filter.to} />
      <Button type="submit" look="primary">
        <Trans id="record.show">Show</Trans>
      </Button>
    </form>
  );
}
