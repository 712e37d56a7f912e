import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { Facts } from '../../../../ui/facts';
import { moment, money } from '../../../../ui/format';
import '../../../parts/queue/queue.css';

/** Balances, and the open grants with their turnover and their limits (own.desk-app.player). */
export function PlayerMoney({ player: { balances, grants, turnoverLeft } }: { player: DeskPlayer }) {
  const { t, i18n } = useLingui();
  const written = (amount: string) => money(amount, i18n.locale);
  const sum = (amount: string) => <span className="num">{written(amount)}</span>;
  const vendors = balances.vendors.filter(({ balance }) => balance !== '0.00');
  return (
    <section className="card stack">
      <h2>{t({ id: 'desk.player.balances', message: 'Balances' })}</h2>
      <Facts
        facts={[
          { key: 'main', name: t({ id: 'desk.funds.own', message: 'Own balance' }), value: sum(balances.main) },
          { key: 'granted', name: t({ id: 'desk.funds.bonus', message: 'Bonus' }), value: sum(balances.granted) },
          { key: 'locked', name: t({ id: 'desk.funds.held', message: 'Held' }), value: sum(balances.locked) },
          {
            key: 'review',
            name: t({ id: 'desk.funds.review', message: 'Game wins in review' }),
            value: sum(balances.underReview),
          },
          {
            key: 'suspense',
            name: t({ id: 'desk.funds.suspense', message: 'In suspense' }),
            value: sum(balances.suspense),
          },
          ...vendors.map(({ vendor, name, balance }) => ({ key: vendor, name, value: sum(balance) })),
          { key: 'due', name: t({ id: 'desk.funds.due', message: 'Turnover due' }), value: sum(turnoverLeft) },
        ]}
      />
      {grants.length > 0 && (
        <>
          <h3>{t({ id: 'desk.player.grants', message: 'Open turnover' })}</h3>
          <ul className="desk-lines sm">
            {grants.map(({ id, kind, amount, requirement, done, cap, since, expiresAt }) => {
              const of = written(requirement);
              const most = cap === null ? '' : written(cap);
              const doneOf = written(done);
              const end = expiresAt === null ? '' : moment(expiresAt, i18n.locale);
              return (
                <li key={id}>
                  <b>
                    {kind === 'bonus'
                      ? t({ id: 'desk.grant.bonus', message: 'Bonus' })
                      : kind === 'deposit'
                        ? t({ id: 'desk.grant.deposit', message: 'Deposit' })
                        : t({ id: 'desk.grant.received', message: 'Received' })}
                  </b>
                  {sum(amount)}
                  <span>
                    <Trans id="desk.grant.done">
                      {doneOf} of {of} done
                    </Trans>
                  </span>
                  {cap !== null && (
                    <span>
                      <Trans id="desk.grant.cap">at most {most} becomes own</Trans>
                    </span>
                  )}
                  <span className="mute">{moment(since, i18n.locale)}</span>
                  {expiresAt !== null && (
                    <span className="mute">
                      <Trans id="desk.grant.expires">until {end}</Trans>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
