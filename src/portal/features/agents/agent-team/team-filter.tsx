import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { Button } from '../../../../ui/button';
import { filterOf } from '../../../../ui/form/elements';
import { TextInput } from '../../../../ui/text-input';
import './team.css';

type Props = { filter: ListFilter; onFilter: (filter: ListFilter) => void };

/** Search by the start of a name, among all members below the displayed team's owner. */
export function TeamFilter({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter({ ...filter, ...filterOf(event.currentTarget) });
  };
  return (
    <form className="card team-filter" aria-label={t({ id: 'agentTeam.filter', message: 'Search' })} onSubmit={send}>
      <TextInput
        name="search"
        maxLength={32}
        autoComplete="off"
        label={t({ id: 'agentTeam.search', message: 'Username begins with' })}
        defaultValue={filter.search}
      />
      <Button type="submit" look="primary">
        <Trans id="agentTeam.show">Show</Trans>
      </Button>
    </form>
  );
}
