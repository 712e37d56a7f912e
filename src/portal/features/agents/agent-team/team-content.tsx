import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TeamPage } from '../../../../../machines/agents/team/team.machine';
import { Button } from '../../../../ui/button';
import { moment } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { FileBar } from './file-bar';
import type { TeamRef } from './team.flow';
import { TeamTable } from './team-table';

type Props = { team: TeamRef; list: ListRef<TeamPage>; page: TeamPage; onGo: (userName: string) => void };

/** A page of the team with recent figures, the next page, a file of all, and a transfer. */
export function TeamContent({ team, list, page, onGo }: Props) {
  const { i18n } = useLingui();
  const state = useSelector(team, (snapshot) => snapshot);
  const step =
    (['exporting', 'saved', 'unsaved'] as const).find((candidate) => state.matches({ open: { listing: candidate } })) ??
    'idle';
  const asOf = moment(page.asOf, i18n.locale);
  return (
    <section className="card stack">
      <FileBar
        step={step}
        failure={state.context.failure}
        onExport={() => team.send({ type: 'export.requested' })}
        actions={
          <Button small onClick={() => team.send({ type: 'transfer.requested' })}>
            <Trans id="agentTeam.transfer">Transfer</Trans>
          </Button>
        }
      >
        <p className="mute sm" role="status">
          <Trans id="agentTeam.asOf">The last 30 days, as of {asOf}</Trans>
        </p>
      </FileBar>
      <TeamTable
        list={page.list}
        onGo={onGo}
        onChoose={(userName) => team.send({ type: 'member.selected', userName })}
      />
      <ListPager list={list} page={page} />
    </section>
  );
}
