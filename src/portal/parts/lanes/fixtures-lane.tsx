import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Fixture, GameTable } from '../../../contract/play/tables';
import { Badge } from '../../../ui/badge';
import { digits, inDigits } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { TimeLeft, useSecondsLeft } from './countdown';
import { Lane } from './lane';
import { LaunchButton } from './launch-button';
import type { LiveTables } from './use-live-tables';
import './live-lanes.css';

/** Fixtures on home, one of each sport (`own.home.tables`). Left out if there are none. */
export function FixturesLane({ live: { tables, isCurrent } }: { live: LiveTables }) {
  const matches = tables.flatMap((table) => table.fixtures.slice(0, 1).map((fixture) => ({ table, fixture })));
  if (matches.length === 0) return null;
  return (
    <Lane
      id="lane-fixtures"
      title={<Trans id="lanes.fixtures">On the field now</Trans>}
      all={
        <Link to="/sports">
          <Trans id="lanes.fixtures.all">All sports</Trans>
        </Link>
      }
    >
      <ul className="card lane-matches">
        {matches.map(({ table, fixture }) => (
          <Match key={table.gameId} table={table} fixture={fixture} isCurrent={isCurrent} />
        ))}
      </ul>
    </Lane>
  );
}

function Match({ table, fixture, isCurrent }: { table: GameTable; fixture: Fixture; isCurrent: boolean }) {
  const { i18n } = useLingui();
  const { home, away, odds } = fixture;
  return (
    <li className="lane-match">
      <p className="lane-meta xs mute">
        {isCurrent && <MatchStatus table={table} />}
        <span>
          {table.gameName}
          {table.matchday !== null && (
            <>
              {' · '}
              <Trans id="lanes.matchday">Matchday {digits(table.matchday, i18n.locale)}</Trans>
            </>
          )}
        </span>
      </p>
      <h3>
        <Side side={home} isCurrent={isCurrent} /> <Side side={away} isCurrent={isCurrent} />
      </h3>
      <dl className="lane-odds">
        {odds.map(({ label, price }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{inDigits(price, i18n.locale)}</dd>
          </div>
        ))}
      </dl>
      <LaunchButton game={table} />
    </li>
  );
}

function Side({ side: { name, points }, isCurrent }: { side: Fixture['home']; isCurrent: boolean }) {
  const { i18n } = useLingui();
  return (
    <span className="lane-team">
      <span>{name}</span> {isCurrent && points !== null && <span className="num">{digits(points, i18n.locale)}</span>}
    </span>
  );
}

/** State of a matchday: the time to its kick-off, under way, or over. */
function MatchStatus({ table: { phase, startsAt } }: { table: GameTable }) {
  const left = useSecondsLeft(startsAt ?? 0);
  if (phase === 'playing')
    return (
      <Badge tone="clay">
        <Icon name="play" small />
        <Trans id="lanes.match.live">Live</Trans>
      </Badge>
    );
  if (phase === 'result')
    return (
      <Badge tone="field">
        <Trans id="lanes.match.over">Final score</Trans>
      </Badge>
    );
  if (phase === 'idle')
    return (
      <Badge>
        <Trans id="lanes.match.next">Next matchday</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Icon name="clock" small />
      {left > 0 ? (
        <Trans id="lanes.match.kickOff">
          Kick-off in <TimeLeft seconds={left} />
        </Trans>
      ) : (
        <Trans id="lanes.match.starting">Kick-off</Trans>
      )}
    </Badge>
  );
}
