import { Trans, useLingui } from '@lingui/react/macro';
import type { GameOdds } from '../../../../contract/play/games';
import { type OddsLine, OddsTable } from './odds-table';
import { isNothing, returnText } from './odds-text';
import { PayTable } from './pay-table';
import './game-info.css';

type Table = GameOdds['tables'][number];

/** The table that the game's studio publishes, with every way to play (own.game-info.odds). */
export function Odds({ odds: { notes, payTable, tables } }: { odds: GameOdds }) {
  const ways = tables.map(winsAlone).filter((line) => line !== null);
  return (
    <section className="stack">
      <h3>
        <Trans id="gameInfo.odds">Odds</Trans>
      </h3>
      {notes.map((note) => (
        <p key={note} className="sm mute">
          {note}
        </p>
      ))}
      {payTable && <PayTable table={payTable} />}
      {tables.length > 1 && ways.length === tables.length ? (
        <Ways lines={ways} />
      ) : (
        tables.map((table) => <Way key={table.label} table={table} />)
      )}
      <p className="xs mute">
        <Trans id="gameInfo.odds.source">
          Generated from the table that decides this game. The return is what is paid back over many rounds.
        </Trans>
      </p>
    </section>
  );
}

/** A way to play that wins in one way alone, as a line of a common table. */
function winsAlone({ label, returns, rows }: Table): OddsLine | null {
  const wins = rows.filter(({ pays }) => !isNothing(pays));
  const [win] = wins;
  return win && wins.length === 1 && label !== null ? { ...win, label, returns } : null;
}

/** Number of lines from which a table is collapsed. */
const FOLDED_FROM = 12;

function Ways({ lines }: { lines: readonly OddsLine[] }) {
  const { t } = useLingui();
  const table = <OddsTable label={t({ id: 'gameInfo.odds', message: 'Odds' })} lines={lines} />;
  if (lines.length < FOLDED_FROM) return table;
  return (
    <details>
      <summary>
        <Trans id="gameInfo.odds.all">Every way to play</Trans>
      </summary>
      {table}
    </details>
  );
}

function Way({ table: { label, returns, rows } }: { table: Table }) {
  const { t, i18n } = useLingui();
  const share = returnText(returns, i18n.locale);
  const table = <OddsTable label={label ?? t({ id: 'gameInfo.odds', message: 'Odds' })} lines={rows} />;
  const returned = <Trans id="gameInfo.odds.returns">Returns {share}</Trans>;
  if (label === null)
    return (
      <>
        {table}
        <p className="sm">
          <b>{returned}</b>
        </p>
      </>
    );
  return (
    <details>
      <summary>
        {label} · {returned}
      </summary>
      {table}
    </details>
  );
}
