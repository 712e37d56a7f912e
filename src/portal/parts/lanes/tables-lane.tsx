import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameTable } from '../../../contract/play/tables';
import { GameArt } from '../../../ui/game-art';
import { TimeLeft, useSecondsLeft } from './countdown';
import { Lane } from './lane';
import { LaunchButton } from './launch-button';
import type { LiveTables } from './use-live-tables';
import './live-lanes.css';

const VISIBLE_COUNT = 6;
const RESULT_COUNT = 4;

/** Live tables on home with their current round (`own.home.tables`). Left out if there are none. */
export function TablesLane({ live: { tables, isCurrent } }: { live: LiveTables }) {
  const visible = tables.filter(({ fixtures }) => fixtures.length === 0).slice(0, VISIBLE_COUNT);
  if (visible.length === 0) return null;
  return (
    <Lane
      id="lane-tables"
      title={<Trans id="lanes.tables">Live tables</Trans>}
      all={
        <Link to="/live">
          <Trans id="lanes.tables.all">All live games</Trans>
        </Link>
      }
    >
      <ul className="lane-tables">
        {visible.map((table) => (
          <Table key={table.gameId} table={table} isCurrent={isCurrent} />
        ))}
      </ul>
    </Lane>
  );
}

const Table = ({ table, isCurrent }: { table: GameTable; isCurrent: boolean }) => (
  <li className="card lane-table">
    <GameArt id={table.showIcon} />
    <div className="grow">
      <h3>{table.gameName}</h3>
      {isCurrent && <Round table={table} />}
    </div>
    <LaunchButton game={table} />
    {isCurrent && table.results.length > 0 && <Results table={table} />}
  </li>
);

/** Phase of the round; from the close of the bets on it says so, even before the next read. */
function Round({ table: { phase, closesAt } }: { table: GameTable }) {
  const left = useSecondsLeft(closesAt ?? 0);
  if (phase === 'betting' && left > 0)
    return (
      <p className="sm">
        <Trans id="lanes.table.closes">
          Bets close in <TimeLeft seconds={left} />
        </Trans>
      </p>
    );
  return (
    <p className="sm mute">
      <Phase phase={phase} />
    </p>
  );
}

function Phase({ phase }: Pick<GameTable, 'phase'>) {
  if (phase === 'idle') return <Trans id="lanes.table.idle">Waiting for the next round</Trans>;
  if (phase === 'playing') return <Trans id="lanes.table.playing">Round under way</Trans>;
  if (phase === 'result') return <Trans id="lanes.table.result">The result is in</Trans>;
  return <Trans id="lanes.table.closed">Bets are closed</Trans>;
}

const Results = ({ table: { resultsTitle, results } }: { table: GameTable }) => (
  <div className="lane-results">
    <span className="xs mute">{resultsTitle}</span>
    <ol>
      {withKeys(results.slice(0, RESULT_COUNT)).map(({ key, text }) => (
        <li key={key} className="num">
          {text}
        </li>
      ))}
    </ol>
  </div>
);

/** Results repeat, so their position is part of the key. */
const withKeys = (results: readonly string[]) => results.map((text, nth) => ({ key: `${nth} ${text}`, text }));
