import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { TEAM_RECORD_KINDS } from '../../../../contract/agents/team-records';
import { Button } from '../../../../ui/button';
import { filterOf } from '../../../../ui/form/elements';
import { ZoneNote } from '../../../../ui/page/zone-note';
import { Select } from '../../../../ui/select';
import { periodWords } from '../../../parts/bets/bet-words';
import { PERIODS, periodOf } from '../../../parts/bets/period';
import { kindWords } from '../../../parts/records/record-words';
import { MemberField } from './member-field';
import '../../../parts/bets/bets.css';

type Props = { filter: ListFilter; onFilter: (filter: ListFilter) => void };

/** Filter by owner, days and kind; an empty field matches all. */
export function TransactionsFilter({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(filterOf(event.currentTarget));
  };
  return (
    <>
      <form
        className="card bets-filter bets-filter-whose"
        aria-label={t({ id: 'agentRecords.filter', message: 'Filter' })}
        onSubmit={send}
      >
        <MemberField userName={filter.userName} />
        <Select
          name="period"
          label={t({ id: 'agentRecords.period', message: 'Period' })}
          defaultValue={periodOf(filter.period)}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(periodWords[period])}
            </option>
          ))}
        </Select>
        <Select name="kind" label={t({ id: 'agentRecords.kind', message: 'Type' })} defaultValue={filter.kind}>
          <option value="">{t({ id: 'agentRecords.all', message: 'All' })}</option>
          {TEAM_RECORD_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(kindWords[kind])}
            </option>
          ))}
        </Select>
        <Button type="submit" look="primary">
          <Trans id="agentRecords.show">Show</Trans>
        </Button>
      </form>
      <ZoneNote />
    </>
  );
}
