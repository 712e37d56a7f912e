import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { WithdrawalPage } from '../../../../../machines/operations/desk/desk.machine';
import { WITHDRAWAL_STATES } from '../../../../contract/money/withdrawal';
import { Button } from '../../../../ui/button';
import { filterOf } from '../../../../ui/form/elements';
import { wait } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { Select } from '../../../../ui/select';
import { TextInput } from '../../../../ui/text-input';
import { stateWords } from '../../../parts/withdrawal-state';
import { waitsWords } from './withdrawal-words';
import '../../../parts/queue/queue.css';

/** Ages to filter by, in hours. */
const AGES = [1, 12, 24, 72];
const HOUR = 3_600_000;

/** Filter of the queue; a list applies as soon as it is picked, an amount with the button. */
export function QueueFilter({ list }: { list: ListRef<WithdrawalPage> }) {
  const { t, i18n } = useLingui();
  const busy = useSelector(list, (state) => state.hasTag('busy'));
  const all = <option value="">{t({ id: 'desk.filter.all', message: 'All' })}</option>;
  const apply = (form: HTMLFormElement) => list.send({ type: 'filter.selected', filter: filterOf(form) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) apply(currentTarget);
  };
  return (
    <form
      className="card desk-filter"
      aria-label={t({ id: 'desk.filter', message: 'Filter' })}
      onSubmit={submit}
      onChange={change}
    >
      <Select name="waitsFor" label={t({ id: 'desk.filter.waitsFor', message: 'Waits for' })}>
        {all}
        {Object.entries(waitsWords).map(([party, words]) => (
          <option key={party} value={party}>
            {t(words)}
          </option>
        ))}
      </Select>
      <Select name="state" label={t({ id: 'desk.filter.state', message: 'State' })}>
        <option value="">{t({ id: 'desk.filter.unsettled', message: 'Unsettled' })}</option>
        {WITHDRAWAL_STATES.map((state) => (
          <option key={state} value={state}>
            {t(stateWords[state])}
          </option>
        ))}
      </Select>
      <Select name="claimed" label={t({ id: 'desk.filter.claimed', message: 'Claimed by' })}>
        {all}
        <option value="free">{t({ id: 'desk.filter.free', message: 'Unclaimed' })}</option>
        <option value="own">{t({ id: 'desk.filter.own', message: 'You' })}</option>
        <option value="others">{t({ id: 'desk.filter.others', message: 'Others' })}</option>
      </Select>
      <Select name="minHours" label={t({ id: 'desk.filter.age', message: 'Older than' })}>
        {all}
        {AGES.map((hours) => (
          <option key={hours} value={hours}>
            {wait(hours * HOUR, i18n.locale)}
          </option>
        ))}
      </Select>
      <TextInput
        name="min"
        label={t({ id: 'desk.filter.min', message: 'Amount from' })}
        inputMode="decimal"
        autoComplete="off"
      />
      <Button type="submit" busy={busy}>
        <Trans id="desk.filter.apply">Show</Trans>
      </Button>
    </form>
  );
}
