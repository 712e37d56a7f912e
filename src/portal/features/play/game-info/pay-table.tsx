import { Trans, useLingui } from '@lingui/react/macro';
import type { GameOdds } from '../../../../contract/play/games';
import { isNothing, timesText } from './odds-text';
import './game-info.css';

/** Multiples of the stake that each picture pays. */
export function PayTable({ table: { columns, rows } }: { table: NonNullable<GameOdds['payTable']> }) {
  const { t, i18n } = useLingui();
  return (
    <table className="odds-table sm" aria-label={t({ id: 'gameInfo.payTable', message: 'Pay table' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="gameInfo.payTable.picture">Picture</Trans>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, pays }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column, index) => {
              const multiple = pays[index] ?? '0';
              return (
                <td key={column} className="num">
                  {isNothing(multiple) ? '–' : `× ${timesText(multiple, i18n.locale)}`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
