import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../../ui/badge';
import { Facts } from '../../../../ui/facts';
import { moment, money, wholeDay } from '../../../../ui/format';
import { PlayerLink } from '../../../parts/desk-link';
import { stateTone, stateWords } from '../../../parts/withdrawal-state';
import type { OpenReview } from './desk-item.flow';
import { operatorOf, performerWords } from './withdrawal-words';
import '../../../parts/queue/queue.css';

/** Payee, player, balances, earlier payouts to the payee, and the steps so far. */
export function ReviewFacts({ review: { payee, player, funds, payeeHistory, steps } }: { review: OpenReview }) {
  const { t, i18n } = useLingui();
  const sum = (amount: string) => <span className="num">{money(amount, i18n.locale)}</span>;
  const performerName = (by: string) => {
    const words = performerWords(by);
    return words ? t(words) : operatorOf(by);
  };
  const day = (time: number) => wholeDay(time, i18n.locale);
  return (
    <>
      <h3>{t({ id: 'desk.payee', message: 'Payee' })}</h3>
      <Facts
        facts={[
          { key: 'holder', name: t({ id: 'desk.payee.holder', message: 'Holder' }), value: payee.holder },
          { key: 'provider', name: t({ id: 'desk.payee.provider', message: 'Bank or wallet' }), value: payee.provider },
          {
            key: 'number',
            name: t({ id: 'desk.payee.number', message: 'Account number' }),
            value: <span className="mono">{payee.number}</span>,
          },
          {
            key: 'since',
            name: t({ id: 'desk.payee.since', message: 'Added' }),
            value: moment(payee.boundAt, i18n.locale),
          },
        ]}
      />
      <h3>{t({ id: 'desk.player', message: 'Player' })}</h3>
      <Facts
        facts={[
          {
            key: 'user',
            name: t({ id: 'desk.player.user', message: 'Username' }),
            value: <PlayerLink user={player.userName} />,
          },
          { key: 'name', name: t({ id: 'desk.player.name', message: 'Real name' }), value: player.realName ?? '–' },
          {
            key: 'mobile',
            name: t({ id: 'desk.player.mobile', message: 'Mobile number' }),
            value: player.mobile ?? '–',
          },
          { key: 'since', name: t({ id: 'desk.player.since', message: 'Registered' }), value: day(player.since) },
          { key: 'own', name: t({ id: 'desk.funds.own', message: 'Own balance' }), value: sum(funds.own) },
          { key: 'bonus', name: t({ id: 'desk.funds.bonus', message: 'Bonus' }), value: sum(funds.bonus) },
          { key: 'held', name: t({ id: 'desk.funds.held', message: 'Held' }), value: sum(funds.held) },
          { key: 'due', name: t({ id: 'desk.funds.due', message: 'Turnover due' }), value: sum(funds.turnoverLeft) },
        ]}
      />
      <h3>{t({ id: 'desk.history', message: 'Earlier payouts to this payee' })}</h3>
      {payeeHistory.length === 0 ? (
        <p className="sm mute">
          <Trans id="desk.history.none">None.</Trans>
        </p>
      ) : (
        <ul className="desk-lines sm">
          {payeeHistory.map(({ number, player: name, amount, state, requestedAt }) => (
            <li key={number}>
              <span className="num">{number}</span> <span className="grow">{name}</span> {sum(amount)}
              <Badge tone={stateTone(state)}>{t(stateWords[state])}</Badge>
              <span className="mute">{day(requestedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <h3>{t({ id: 'desk.steps', message: 'Steps' })}</h3>
      <ol className="desk-lines sm">
        {steps.map(({ state, at, by, reason }) => (
          <li key={`${state} ${at}`}>
            <Badge tone={stateTone(state)}>{t(stateWords[state])}</Badge>
            <span>{moment(at, i18n.locale)}</span>
            {by && <span className="mute">{performerName(by)}</span>}
            {reason && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </>
  );
}
