import { Trans, useLingui } from '@lingui/react/macro';
import type { Activity } from '../../../../contract/rewards/activities';
import { digits } from '../../../../ui/format';
import { Prize } from '../../../parts/prize/prize';
import './activity.css';

/** The worth of an activity: its prize, or of a raffle a ticket with its best prize and its odds (own.raffle.odds). */
export function Worth({ activity: { prize, tickets } }: { activity: Pick<Activity, 'prize' | 'tickets'> }) {
  const { i18n } = useLingui();
  if (!tickets) return <Prize prize={prize} />;
  if (tickets.winning === 0) return <Trans id="activity.tickets.none">Ticket: all prizes are drawn</Trans>;
  const winning = digits(tickets.winning, i18n.locale);
  const left = digits(tickets.left, i18n.locale);
  return (
    <span className="activity-worth">
      <span>
        <Trans id="activity.tickets.upTo">
          Ticket, prizes up to <Prize prize={prize} />
        </Trans>
      </span>{' '}
      <span>
        <Trans id="activity.tickets.odds">
          Odds of a prize: {winning} in {left}
        </Trans>
      </span>
    </span>
  );
}
