import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { filterOf } from '../../../../ui/form/elements';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { TextInput } from '../../../../ui/text-input';
import type { HostedPage } from '../../../parts/portal/hosted';
import { TeamSpans } from '../../../parts/team/team-spans';
import type { ProfitLoss } from './agent-profit-loss.flow';
import { ProfitLossContent } from './profit-loss-content';
import './agent-profit-loss.css';

export { agentProfitLossFlow as flow } from './agent-profit-loss.flow';

/** Profit and loss of a team's users (s2.agent-centre.profit-loss). */
export function View({ content: actor }: HostedPage<ListRef<ProfitLoss>>) {
  const { span, ...filter } = useSelector(actor, ({ context }) => context.filter);
  const choose = (chosen: Record<string, string>) =>
    actor.send({ type: 'filter.selected', filter: { search: filter.search ?? '', ...(span && { span }), ...chosen } });
  return (
    <>
      <h3 className="page-title">
        <Trans id="agentProfit.title">User profit and loss</Trans>
      </h3>
      <TeamSpans span={span} onSpan={(chosen) => choose({ span: chosen })}>
        <Search search={filter.search} onSearch={choose} />
        <ListView list={actor} empty={<EmptyProfitLoss searched={Boolean(filter.search)} />}>
          {(page) => (
            <ProfitLossContent
              page={page}
              onFirst={filter.after ? () => choose({}) : undefined}
              onNext={page.next === null ? undefined : (after) => choose({ after })}
            />
          )}
        </ListView>
      </TeamSpans>
    </>
  );
}

function Search({
  search,
  onSearch,
}: {
  search: string | undefined;
  onSearch: (filter: Record<string, string>) => void;
}) {
  const { t } = useLingui();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(filterOf(event.currentTarget));
  };
  return (
    <form
      className="card team-search"
      aria-label={t({ id: 'agentProfit.search.form', message: 'Search in the team' })}
      onSubmit={send}
    >
      <TextInput
        name="search"
        label={t({ id: 'agentProfit.search', message: 'Username begins with' })}
        defaultValue={search}
        maxLength={32}
        autoComplete="off"
      />
      <Button type="submit" look="primary" icon="search">
        <Trans id="agentProfit.search.send">Search</Trans>
      </Button>
    </form>
  );
}

const EmptyProfitLoss = ({ searched }: { searched: boolean }) => (
  <Empty
    title={
      searched ? (
        <Trans id="agentProfit.none">Nobody found</Trans>
      ) : (
        <Trans id="agentProfit.nobody">Nobody is in your team yet</Trans>
      )
    }
  >
    <p role="status">
      {searched ? (
        <Trans id="agentProfit.none.searched">Nobody in your team has a username that begins so.</Trans>
      ) : (
        <Trans id="agentProfit.none.text">Once someone is in your team, what they won and lost appears here.</Trans>
      )}
    </p>
  </Empty>
);
