import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Mission } from '../../../../contract/rewards/activities';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { moment, wholeDay } from '../../../../ui/format';
import { Resets } from '../../../../ui/page/resets';
import { Prize, Staking } from '../../../parts/prize/prize';
import { Progress } from '../../../parts/prize/progress';
import { categoryWords, spanWords } from './mission-words';
import './missions.css';

type Props = { mission: Mission; busy: boolean; onClaim: () => void };

/** A mission: target, progress, and reward. */
export function MissionCard({ mission, busy, onClaim }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const { title, span, category, progress, prize, state } = mission;
  const since = wholeDay(mission.starts, i18n.locale);
  return (
    <li className="card mission">
      <h4 id={heading}>{title}</h4>
      <p className="sm">
        <Badge tone="river">{t(spanWords[span])}</Badge> {category && <Badge>{t(categoryWords[category])}</Badge>}{' '}
        <Prize prize={prize} />
      </p>
      {state === 'claimable' && (
        <p className="xs mute">
          <Trans id="missions.since">Begun {since}</Trans>
        </p>
      )}
      <Progress progress={progress} />
      <p className="xs mute">
        <Staking prize={prize} />
      </p>
      <div className="mission-foot">
        <When mission={mission} />
        {state === 'claimable' && (
          <Button look="primary" small busy={busy} onClick={onClaim} aria-describedby={heading}>
            <Trans id="missions.claim">Claim</Trans>
          </Button>
        )}
        {state === 'claimed' && (
          <Badge tone="field">
            <Trans id="missions.done">Claimed</Trans>
          </Badge>
        )}
      </div>
    </li>
  );
}

function When({ mission: { state, ends, claimBy } }: { mission: Mission }) {
  const { i18n } = useLingui();
  const until = moment(claimBy, i18n.locale);
  return (
    <span className="xs mute">
      {state === 'claimable' ? <Trans id="missions.claimBy">Claim by {until}</Trans> : <Resets at={ends} />}
    </span>
  );
}
