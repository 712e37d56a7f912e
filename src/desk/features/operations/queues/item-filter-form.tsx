import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { QueueName, QueuePage } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { MONEY_QUEUES, REVIEW_QUEUES } from '../../../../contract/operations/queues';
import type { ListRef } from '../../../../ui/list/list.flow';
import { Select } from '../../../../ui/select';
import { AgeField, AmountField, ClaimedField, FilterForm } from '../../../parts/queue/filter-fields';
import { itemStateWords, itemWaitsWords } from './queue-words';

type Props = { queue: QueueName; list: ListRef<QueuePage> };

/** Filter of a queue, with the fields that its items have. */
export function ItemFilter({ queue, list }: Props) {
  const { t } = useLingui();
  const busy = useSelector(list, (state) => state.hasTag('busy'));
  const all = <option value="">{t({ id: 'desk.filter.all', message: 'All' })}</option>;
  return (
    <FilterForm busy={busy} onApply={(filter) => list.send({ type: 'filter.selected', filter: { ...filter, queue } })}>
      <Select name="waitsFor" label={t({ id: 'desk.filter.waitsFor', message: 'Waits for' })}>
        {all}
        <option value="operator">{t(itemWaitsWords.operator)}</option>
        <option value="secondOperator">{t(itemWaitsWords.secondOperator)}</option>
      </Select>
      {REVIEW_QUEUES.includes(queue) && (
        <Select name="state" label={t({ id: 'desk.filter.state', message: 'State' })}>
          {all}
          <option value="new">{t(itemStateWords.new)}</option>
          <option value="inReview">{t(itemStateWords.inReview)}</option>
        </Select>
      )}
      <ClaimedField />
      <AgeField />
      {MONEY_QUEUES.includes(queue) && <AmountField />}
    </FilterForm>
  );
}
