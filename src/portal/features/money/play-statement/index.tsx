import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { ZoneNote } from '../../../../ui/page/zone-note';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useOpenPage } from '../../../parts/portal/shell-data';
import type { PlayStatement } from './play-statement.flow';
import { StatementDays } from './statement-days';
import { StatementPeriods } from './statement-periods';
import { StatementPlot } from './statement-plot';

export { playStatementFlow as flow } from './play-statement.flow';

/** Time of play and net result of own money (own.play-limit.statement). */
export function View({ content: list }: HostedPage<ListRef<PlayStatement>>) {
  const open = useOpenPage();
  return (
    <div className="stack">
      <h3 className="page-title">
        <Trans id="statement.title">Play statement</Trans>
      </h3>
      <p className="mute sm">
        <Trans id="statement.meaning">Your own balance only, without bonuses. An open bet counts as lost so far.</Trans>
      </p>
      <ZoneNote />
      <ListView
        list={list}
        empty={
          <Empty title={<Trans id="statement.empty">No play in the last 30 days</Trans>}>
            <p role="status">
              <Trans id="statement.empty.text">Once you play, your time and your net result appear here.</Trans>
            </p>
          </Empty>
        }
      >
        {({ periods, days }) => (
          <>
            <StatementPeriods periods={periods} />
            <StatementPlot days={days} />
            <StatementDays days={days} />
          </>
        )}
      </ListView>
      <Button icon="shield" onClick={() => open('limits')}>
        <Trans id="statement.limits">Limits and breaks</Trans>
      </Button>
    </div>
  );
}
