import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IncomeBillDetail } from '../../../../contract/agents/agent-income';
import { fromWire } from '../../../../contract/money/money';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { digits, money } from '../../../../ui/format';
import { rateOf } from '../../../parts/contracts/rate-of';
import './agent-income.css';

type Props = { line: IncomeBillDetail['lines'][number]; isRealtime: boolean; onBets: () => void };

/** An agreement of a bill: the team's figures, the base, the rate of its tier, and the amount. */
export function LineCard({ line, isRealtime, onBets }: Props) {
  const { i18n } = useLingui();
  const {
    contract,
    side,
    holder,
    turnover,
    loss,
    activeMembers,
    carriedBefore,
    carriedAfter,
    base,
    rate,
    late,
    gross,
  } = line;
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  const some = (key: string, name: ReactNode, of: string) =>
    fromWire(of) === 0n ? [] : [{ key, name, value: sum(of) }];
  const facts = [
    { key: 'turnover', name: <Trans id="agentIncome.turnover">Turnover</Trans>, value: sum(turnover) },
    { key: 'loss', name: <Trans id="agentIncome.loss">Team loss</Trans>, value: sum(loss) },
    {
      key: 'members',
      name: <Trans id="agentIncome.members">Active members</Trans>,
      value: digits(activeMembers, i18n.locale),
    },
    ...some('before', <Trans id="agentIncome.carriedBefore">Base carried over</Trans>, carriedBefore),
    { key: 'base', name: <Trans id="agentIncome.base">Base</Trans>, value: sum(base) },
    {
      key: 'rate',
      name: <Trans id="agentIncome.rate">Rate of the tier</Trans>,
      value: isRealtime ? (
        <Trans id="agentIncome.rate.bet">by the bet</Trans>
      ) : rate === 0 ? (
        <Trans id="agentIncome.rate.none">no tier met</Trans>
      ) : (
        rateOf(rate, i18n.locale)
      ),
    },
    ...some('late', <Trans id="agentIncome.late">Taken back of closed periods</Trans>, late),
    ...some('after', <Trans id="agentIncome.carriedAfter">Base carried to the next</Trans>, carriedAfter),
    { key: 'gross', name: <Trans id="agentIncome.gross">Comes to</Trans>, value: <b>{sum(gross)}</b> },
  ];
  return (
    <li className="card stack">
      <div className="sec-h">
        <b>{side === 'own' ? <Trans id="agentIncome.own">Your contract</Trans> : holder}</b>
        <span className="mute sm">{contract}</span>
      </div>
      <Facts facts={facts} />
      <div className="form-actions">
        <Button small onClick={onBets}>
          <Trans id="agentIncome.bets">Bets</Trans>
        </Button>
      </div>
    </li>
  );
}
