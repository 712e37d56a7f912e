import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Activity } from '../../../../contract/rewards/activities';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { moment } from '../../../../ui/format';
import { statusOf, statusTones } from './activity-words';
import { Worth } from './worth';
import './activity.css';

type Props = { activity: Activity; onOpen: () => void };

/** Card of an activity in the list. */
export function ActivityCard({ activity, onOpen }: Props) {
  const { title, status, opensAt, closesAt } = activity;
  const { t, i18n } = useLingui();
  const heading = useId();
  const opens = moment(opensAt, i18n.locale);
  const closes = moment(closesAt, i18n.locale);
  return (
    <li className="card activity-card">
      <h4 id={heading}>{title}</h4>
      <p className="activity-state sm">
        <Badge tone={statusTones[status]}>{t(statusOf(activity))}</Badge> <Worth activity={activity} />
      </p>
      <p className="xs mute">
        {status === 'comingSoon' ? (
          <Trans id="activity.opens">Opens {opens}</Trans>
        ) : status === 'close' ? (
          <Trans id="activity.closed">Closed {closes}</Trans>
        ) : (
          <Trans id="activity.closes">Until {closes}</Trans>
        )}
      </p>
      <div>
        <Button small onClick={onOpen} aria-describedby={heading}>
          <Trans id="activity.open">Open</Trans>
        </Button>
      </div>
    </li>
  );
}
