import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { ListFilter } from '../../../../machines/platform/list/list.machine';
import type { BetList } from '../../../contract';
import { BET_STATUSES } from '../../../contract/play/bets';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import { Button } from '../../../ui/button';
import { filterOf } from '../../../ui/form/elements';
import { ZoneNote } from '../../../ui/page/zone-note';
import { Select } from '../../../ui/select';
import { categoryWords, periodWords, statusWords } from './bet-words';
import { PERIODS, periodOf } from './period';
import './bets.css';

type Props = {
  filter: ListFilter;
  games: BetList['games'];
  onFilter: (filter: ListFilter) => void;
  /** Another field, before the others. */
  children?: ReactNode;
};

/** Days, category, game and status; an empty field matches all (own.betting-record.filter). */
export function BetsFilter({ filter, games, onFilter, children }: Props) {
  const { t } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(filterOf(event.currentTarget));
  };
  const all = <option value="">{t({ id: 'bets.all', message: 'All' })}</option>;
  return (
    <>
      <form
        className={children ? 'card bets-filter bets-filter-whose bets-filter-many' : 'card bets-filter'}
        aria-label={t({ id: 'bets.filter', message: 'Filter' })}
        onSubmit={send}
      >
        {children}
        <Select
          name="period"
          label={t({ id: 'bets.period', message: 'Period' })}
          defaultValue={periodOf(filter.period)}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(periodWords[period])}
            </option>
          ))}
        </Select>
        <Select name="status" label={t({ id: 'bets.status', message: 'Status' })} defaultValue={filter.status}>
          {all}
          {BET_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(statusWords[status])}
            </option>
          ))}
        </Select>
        <Select name="category" label={t({ id: 'bets.category', message: 'Category' })} defaultValue={filter.category}>
          {all}
          {GAME_TYPES.map((category) => (
            <option key={category} value={category}>
              {t(categoryWords[category])}
            </option>
          ))}
        </Select>
        <Select name="game" label={t({ id: 'bets.game', message: 'Game' })} defaultValue={filter.game}>
          {all}
          {games.map(({ game, gameName }) => (
            <option key={game} value={game}>
              {gameName}
            </option>
          ))}
        </Select>
        <Button type="submit" look="primary">
          <Trans id="bets.show">Show</Trans>
        </Button>
      </form>
      <ZoneNote />
    </>
  );
}
