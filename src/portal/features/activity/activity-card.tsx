import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Activity } from '../../../contract/activities';
import { Prize } from '../../parts/prize/prize';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { moment } from '../../ui/format';
import { statusTones, statusWords } from './activity-words';
import './activity.css';

type Props = { activity: Activity; onOpen: () => void };

/** One of the activities. */
export function ActivityCard({ activity: { title, status, prize, opensAt, closesAt }, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const [opens, closes] = [moment(opensAt, i18n.locale), moment(closesAt, i18n.locale)];
  return (
    <li className="card activity-card">
      <h4 id={heading}>{title}</h4>
      <p className="sm">
        <Badge tone={statusTones[status]}>{t(statusWords[status])}</Badge> <Prize prize={prize} />
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
