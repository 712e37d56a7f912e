import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { WithdrawalPage } from '../../../../../machines/operations/desk/desk.machine';
import { WITHDRAWAL_STATES } from '../../../../contract/money/withdrawal';
import type { ListRef } from '../../../../ui/list/list.flow';
import { Select } from '../../../../ui/select';
import { AgeField, AmountField, ClaimedField, FilterForm } from '../../../parts/queue/filter-fields';
import { stateWords } from '../../../parts/withdrawal-state';
import { waitsWords } from './withdrawal-words';

/** Filter of the queue of withdrawals. */
export function QueueFilter({ list }: { list: ListRef<WithdrawalPage> }) {
  const { t } = useLingui();
  const busy = useSelector(list, (state) => state.hasTag('busy'));
  return (
    <FilterForm busy={busy} onApply={(filter) => list.send({ type: 'filter.selected', filter })}>
      <Select name="waitsFor" label={t({ id: 'desk.filter.waitsFor', message: 'Waits for' })}>
        <option value="">{t({ id: 'desk.filter.all', message: 'All' })}</option>
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
      <ClaimedField />
      <AgeField />
      <AmountField />
    </FilterForm>
  );
}
