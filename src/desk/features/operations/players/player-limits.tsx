import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { Facts } from '../../../../ui/facts';
import { hoursAndMinutes, money } from '../../../../ui/format';
import { limitKindWords, periodWords } from './limit-words';

/** Limits that the player has set, with their use (own.desk-app.player). */
export function PlayerLimits({ player: { limits } }: { player: DeskPlayer }) {
  const { t, i18n } = useLingui();
  const sum = (amount: string) => money(amount, i18n.locale);
  const time = (minutes: number) => hoursAndMinutes(minutes, i18n.locale);
  const deposits = limits.deposit.map(({ period, limit, used }) => ({
    kind: 'deposit' as const,
    period,
    limit: limit === null ? null : sum(limit),
    used: sum(used),
  }));
  const play = limits.play.map((each) =>
    each.kind === 'time'
      ? { ...each, limit: each.limit === null ? null : time(each.limit), used: time(each.used) }
      : { ...each, limit: each.limit === null ? null : sum(each.limit), used: sum(each.used) },
  );
  const set = [...deposits, ...play].filter(({ limit }) => limit !== null);
  const reminder = limits.realityMinutes === null ? '' : time(limits.realityMinutes);
  return (
    <section className="card stack">
      <h2>{t({ id: 'desk.player.limits', message: 'Limits' })}</h2>
      {set.length === 0 && (
        <p className="sm mute">
          <Trans id="desk.player.noLimits">The player has set no limits.</Trans>
        </p>
      )}
      <Facts
        facts={set.map(({ kind, period, limit, used }) => ({
          key: `${kind} ${period}`,
          name: `${t(limitKindWords[kind])}, ${t(periodWords[period])}`,
          value: (
            <Trans id="desk.limit.used">
              {used} of {limit}
            </Trans>
          ),
        }))}
      />
      {limits.realityMinutes !== null && (
        <p className="sm mute">
          <Trans id="desk.player.reality">Play reminder every {reminder}</Trans>
        </p>
      )}
    </section>
  );
}
