import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { FoundPlayers } from '../../../../../machines/operations/desk-players/desk-players.machine';
import { MAX_PLAYER_SEARCH } from '../../../../contract/operations/players';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { filterOf } from '../../../../ui/form/elements';
import { wholeDay } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { type Column, Table } from '../../../../ui/table';
import { TextInput } from '../../../../ui/text-input';
import { OpenRow } from '../../../parts/queue/row';
import { matchWords, playerKindWords, playerStateTone, playerStateWords } from './player-words';
import './players.css';

type Row = FoundPlayers['list'][number];
type Props = { list: ListRef<FoundPlayers>; onSelect: (user: string) => void };

/** A field for all facts of a player, and the players that match, each with the fact (own.desk-app.players). */
export function PlayerSearch({ list, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const { text = '' } = useSelector(list, (state) => state.context.filter);
  const busy = useSelector(list, (state) => state.hasTag('busy'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.send({ type: 'filter.selected', filter: filterOf(event.currentTarget) });
  };
  const columns: Column<Row>[] = [
    {
      key: 'user',
      title: t({ id: 'desk.players.user', message: 'Username' }),
      phone: 'title',
      cell: ({ userName }) => <b>{userName}</b>,
    },
    {
      key: 'matched',
      title: t({ id: 'desk.players.matched', message: 'Found by' }),
      phone: 'note',
      cell: ({ matched }) => t(matchWords[matched]),
    },
    {
      key: 'state',
      title: t({ id: 'desk.players.state', message: 'State' }),
      phone: 'sum',
      cell: ({ state }) => <Badge tone={playerStateTone[state]}>{t(playerStateWords[state])}</Badge>,
    },
    {
      key: 'kind',
      title: t({ id: 'desk.players.kind', message: 'Type' }),
      phone: 'none',
      cell: ({ kind }) => t(playerKindWords[kind]),
    },
    {
      key: 'since',
      title: t({ id: 'desk.players.since', message: 'Registered' }),
      phone: 'aside',
      cell: ({ since }) => wholeDay(since, i18n.locale),
    },
    {
      key: 'open',
      title: t({ id: 'desk.queue.act', message: 'Open' }),
      phone: 'act',
      cell: ({ userName }) => <OpenRow number={userName} isHeld={false} onOpen={() => onSelect(userName)} />,
    },
  ];
  const hint = t({
    id: 'desk.players.hint',
    message: 'Username, mobile number, email, payee, payout account, IP address, order, round or transfer',
  });
  return (
    <>
      <h1>
        <Trans id="desk.players.title">Players</Trans>
      </h1>
      <search>
        <form className="card desk-search" onSubmit={submit}>
          <TextInput
            name="text"
            label={t({ id: 'desk.players.search', message: 'Find a player' })}
            hint={hint}
            defaultValue={text}
            maxLength={MAX_PLAYER_SEARCH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" look="primary" busy={busy}>
            <Trans id="desk.players.find">Find</Trans>
          </Button>
        </form>
      </search>
      <ListView
        list={list}
        empty={text !== '' && <Empty title={<Trans id="desk.players.none">No player matches.</Trans>} />}
        invalid={
          <Trans id="desk.players.invalid">This is no fact of a player. The hint names what can be found.</Trans>
        }
      >
        {(page) => (
          <div className="stack desk-queue">
            <Table
              label={t({ id: 'desk.players.found', message: 'Players found' })}
              columns={columns}
              rows={page.list}
              keyOf={({ matched, userName }) => `${matched} ${userName}`}
            />
            <ListPager list={list} page={page} />
          </div>
        )}
      </ListView>
    </>
  );
}
