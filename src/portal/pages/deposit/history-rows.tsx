import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit, DepositState } from '../../../contract';
import { Badge } from '../../ui/badge';
import { moment, money } from '../../ui/format';
import '../../ui/styles/table.css';

const STATES = {
  pending: { tone: 'gold', words: msg({ id: 'deposit.state.pending', message: 'Pending' }) },
  credited: { tone: 'field', words: msg({ id: 'deposit.state.credited', message: 'Credited' }) },
  failed: { tone: 'alert', words: msg({ id: 'deposit.state.failed', message: 'Refused' }) },
  expired: { tone: 'plain', words: msg({ id: 'deposit.state.expired', message: 'Not paid in time' }) },
} as const satisfies Record<DepositState, unknown>;

/** Deposits in a table, which on a phone is a list: when, which, how it ended, and how much. */
export function HistoryRows({ deposits }: { deposits: readonly Deposit[] }) {
  const { t, i18n } = useLingui();
  const heads = {
    at: t({ id: 'deposit.head.at', message: 'When' }),
    number: t({ id: 'deposit.head.number', message: 'Number' }),
    state: t({ id: 'deposit.head.state', message: 'State' }),
    amount: t({ id: 'deposit.head.amount', message: 'Amount' }),
  };
  return (
    <table className="table">
      <caption className="vh">
        <Trans id="deposit.history.table">Your deposits, newest first</Trans>
      </caption>
      <thead>
        <tr>
          <th>{heads.at}</th>
          <th>{heads.number}</th>
          <th>{heads.state}</th>
          <th className="num">{heads.amount}</th>
        </tr>
      </thead>
      <tbody>
        {deposits.map(({ id, number, state, amount, createdAt }) => (
          <tr key={id}>
            <td data-th={heads.at} className="mute">
              {moment(createdAt, i18n.locale)}
            </td>
            <td data-th={heads.number}>{number}</td>
            <td data-th={heads.state}>
              <Badge tone={STATES[state].tone}>{t(STATES[state].words)}</Badge>
            </td>
            <td data-th={heads.amount} className="num">
              <b>{money(amount, i18n.locale)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
