import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { ListFilter } from '../../../../machines/platform/list/list.machine';
import { Button } from '../../../ui/button';
import { filterOf } from '../../../ui/form/elements';
import { wait } from '../../../ui/format';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import './queue.css';

/** Ages to filter by, in hours. */
const AGES = [1, 12, 24, 72];
const HOUR = 3_600_000;

type Props = { busy: boolean; onApply: (filter: ListFilter) => void; children: ReactNode };

/** Filter of a queue; a list applies as soon as it is picked, an amount with the button (`own.desk-app.filter`). */
export function FilterForm({ busy, onApply, children }: Props) {
  const { t } = useLingui();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(filterOf(event.currentTarget));
  };
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) onApply(filterOf(currentTarget));
  };
  return (
    <form
      className="card desk-filter"
      aria-label={t({ id: 'desk.filter', message: 'Filter' })}
      onSubmit={submit}
      onChange={change}
    >
      {children}
      <Button type="submit" busy={busy}>
        <Trans id="desk.filter.apply">Show</Trans>
      </Button>
    </form>
  );
}

export function ClaimedField() {
  const { t } = useLingui();
  return (
    <Select name="claimed" label={t({ id: 'desk.filter.claimed', message: 'Claimed by' })}>
      <option value="">{t({ id: 'desk.filter.all', message: 'All' })}</option>
      <option value="free">{t({ id: 'desk.filter.free', message: 'Unclaimed' })}</option>
      <option value="own">{t({ id: 'desk.filter.own', message: 'You' })}</option>
      <option value="others">{t({ id: 'desk.filter.others', message: 'Others' })}</option>
    </Select>
  );
}

export function AgeField() {
  const { t, i18n } = useLingui();
  return (
    <Select name="minHours" label={t({ id: 'desk.filter.age', message: 'Older than' })}>
      <option value="">{t({ id: 'desk.filter.all', message: 'All' })}</option>
      {AGES.map((hours) => (
        <option key={hours} value={hours}>
          {wait(hours * HOUR, i18n.locale)}
        </option>
      ))}
    </Select>
  );
}

export function AmountField() {
  const { t } = useLingui();
  return (
    <TextInput
      name="min"
      label={t({ id: 'desk.filter.min', message: 'Amount from' })}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
