import { Trans, useLingui } from '@lingui/react/macro';
import type { GameOdds } from '../../../../contract/play/games';
import { chanceText, exactChance, isNothing, returnText, timesText } from './odds-text';
import './game-info.css';

type Row = GameOdds['tables'][number]['rows'][number];
/** A result; `returns`: return of the way to play that the row stands for. */
export type OddsLine = Row & { returns?: string };

/** Results with their chances and payouts. */
export function OddsTable({ label, lines }: { label: string; lines: readonly OddsLine[] }) {
  const hasReturns = lines.some(({ returns }) => returns !== undefined);
  return (
    <table className="odds-table sm" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="gameInfo.odds.result">Result</Trans>
          </th>
          <th scope="col">
            <Trans id="gameInfo.odds.chance">Chance</Trans>
          </th>
          <th scope="col">
            <Trans id="gameInfo.odds.pays">Pays</Trans>
          </th>
          {hasReturns && (
            <th scope="col">
              <Trans id="gameInfo.odds.return">Return</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line: { label, ways, of, pays, returns } }: { line: OddsLine }) {
  const { i18n } = useLingui();
  const exact = exactChance(ways, of, i18n.locale);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="num">
        {chanceText(ways, of, i18n.locale)}
        {exact !== null && <small className="mute">{exact}</small>}
      </td>
      <td className="num">{isNothing(pays) ? '–' : `× ${timesText(pays, i18n.locale)}`}</td>
      {returns !== undefined && <td className="num">{returnText(returns, i18n.locale)}</td>}
    </tr>
  );
}
