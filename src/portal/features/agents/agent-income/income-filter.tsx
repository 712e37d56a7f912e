import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { CONTRACT_KINDS } from '../../../../contract/agents/agent-contracts';
import { Button } from '../../../../ui/button';
import { filterOf } from '../../../../ui/form/elements';
import { digits } from '../../../../ui/format';
import { Select } from '../../../../ui/select';
import { kindWords } from '../../../parts/contracts/kind-words';
import { DAYS_BACK } from './agent-income.flow';
import './agent-income.css';

/** Filter of bills; an empty field matches all. */
export function IncomeFilter({ filter, onFilter }: { filter: ListFilter; onFilter: (filter: ListFilter) => void }) {
  const { t, i18n } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(filterOf(event.currentTarget));
  };
  return (
    <form
      className="card income-filter"
      aria-label={t({ id: 'agentIncome.filter', message: 'Filter' })}
      onSubmit={send}
    >
      <Select name="kind" label={t({ id: 'agentIncome.kind', message: 'Contract' })} defaultValue={filter.kind ?? ''}>
        <option value="">{t({ id: 'agentIncome.all', message: 'All' })}</option>
        {CONTRACT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </Select>
      <Select
        name="since"
        label={t({ id: 'agentIncome.since', message: 'Days back' })}
        defaultValue={filter.since ?? ''}
      >
        <option value="">{t({ id: 'agentIncome.all', message: 'All' })}</option>
        {DAYS_BACK.map((days) => (
          <option key={days} value={days}>
            {digits(days, i18n.locale)}
          </option>
        ))}
      </Select>
      <Button type="submit" look="primary">
        <Trans id="agentIncome.show">Show</Trans>
      </Button>
    </form>
  );
}
