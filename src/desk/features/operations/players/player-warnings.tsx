import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { moment, money } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { ItemLink } from '../../../parts/desk-link';
import { stateWords } from '../../../parts/withdrawal-state';

/** Lock, break, debts, open cases and withdrawals of the player, with links to them. */
export function PlayerWarnings({ player }: { player: DeskPlayer }) {
  const { t, i18n } = useLingui();
  const at = (time: number) => moment(time, i18n.locale);
  const { block, lockedUntil, closedAt, cases, withdrawals, debts } = player;
  const until = block ? at(block.until) : '';
  const lock = lockedUntil === null ? '' : at(lockedUntil);
  const closed = closedAt === null ? '' : at(closedAt);
  const hasWarnings = block !== null || lockedUntil !== null || closedAt !== null || cases.length + debts.length > 0;
  return (
    <>
      {hasWarnings && (
        <Note tone="alert">
          <ul>
            {closedAt !== null && (
              <li>
                <Trans id="desk.player.closedAt">The player closed the account on {closed}.</Trans>
              </li>
            )}
            {block?.by === 'timeOut' && (
              <li>
                <Trans id="desk.player.timeOut">On a break until {until}.</Trans>
              </li>
            )}
            {block?.by === 'exclusion' && (
              <li>
                <Trans id="desk.player.exclusion">Self-excluded until {until}.</Trans>
              </li>
            )}
            {block?.by === 'details' && (
              <li>
                <Trans id="desk.player.details">
                  Excluded until {until}: the same person has excluded themselves under another account.
                </Trans>
              </li>
            )}
            {lockedUntil !== null && (
              <li>
                <Trans id="desk.player.locked">After wrong passwords the login is locked until {lock}.</Trans>
              </li>
            )}
            {debts.map(({ id, open }) => {
              const amount = money(open, i18n.locale);
              return (
                <li key={id}>
                  <ItemLink item={{ queue: 'receivables', id }}>
                    <Trans id="desk.player.debt">Outstanding debt: {amount}</Trans>
                  </ItemLink>
                </li>
              );
            })}
            {cases.map(({ number }) => (
              <li key={number}>
                <ItemLink item={{ queue: 'abuseCases', id: number }}>
                  <Trans id="desk.case.open">Case {number} is open.</Trans>
                </ItemLink>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {withdrawals.length > 0 && (
        <Note tone="gold">
          <ul>
            {withdrawals.map(({ id, number, amount, state, requestedAt }) => (
              <li key={id}>
                <ItemLink item={{ queue: 'withdrawals', id }}>
                  <b className="num">{number}</b>
                </ItemLink>
                {` · ${money(amount, i18n.locale)} · ${t(stateWords[state])} · ${at(requestedAt)}`}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
