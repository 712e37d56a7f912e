import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Reward, SETTINGS } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { digits, moment, money } from '../../../../ui/format';
import { Fairness, PlayTerms } from '../../../parts/terms/terms';
import { pointWords, sourceWords, stateTones, stateWords } from './reward-words';
import './reward-centre.css';

/** A reward's worth in words: its sum, its points, or both. */
function useWorth() {
  const { i18n } = useLingui();
  return (reward: Pick<Reward, 'money' | 'points'>) => {
    const sums = [
      ...(Number(reward.money) > 0 ? [money(reward.money, i18n.locale)] : []),
      ...(reward.points > 0 ? [i18n._(pointWords.id, { points: reward.points }, { message: pointWords.message })] : []),
    ];
    return sums.join(' + ');
  };
}

type Props = { reward: Reward; busy: boolean; disabled: boolean; onClaim: () => void };

/** A reward: source, worth, terms, and deadline (own.rewards.claim). */
export function RewardCard({ reward, busy, disabled, onClaim }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const worth = useWorth();
  const { source, title, requirement, excluded, mostStake, workDays, state, claimBy, claimedAt } = reward;
  const isStaked = Number(requirement) > 0;
  const times = digits(SETTINGS.giftTimes, i18n.locale);
  const facts = [
    { key: 'owed', name: <Trans id="rewards.turnover">Turnover</Trans>, value: money(requirement, i18n.locale) },
  ];
  return (
    <li>
      <article className="card reward" aria-labelledby={id}>
        <div className="reward-head">
          <div>
            <p className="xs mute">{i18n._(sourceWords[source])}</p>
            <h4 id={id}>{title ?? i18n._(sourceWords[source])}</h4>
          </div>
          <Badge tone={stateTones[state]}>{i18n._(stateWords[state])}</Badge>
        </div>
        <p className="reward-worth num">{worth(reward)}</p>
        {state === 'open' && isStaked && (
          <>
            <PlayTerms facts={facts} workDays={workDays} excluded={excluded} mostStake={mostStake} />
            <Fairness hasDeadline={workDays !== null} />
          </>
        )}
        {state === 'open' && !isStaked && (
          <p className="sm mute">
            <Trans id="rewards.free">Yours as soon as you claim it: no turnover.</Trans>
          </p>
        )}
        {state === 'open' && Number(reward.money) > 0 && (
          <p className="sm mute">
            <Trans id="rewards.gifts">
              Before your first deposit you can withdraw up to {times} times what you were given.
            </Trans>
          </p>
        )}
        <p className="sm mute">
          <When state={state} claimBy={claimBy} claimedAt={claimedAt} />
        </p>
        {state === 'open' && (
          <div className="form-actions">
            <Button look="primary" busy={busy} disabled={disabled && !busy} onClick={onClaim} aria-describedby={id}>
              <Trans id="rewards.claim">Claim</Trans>
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

function When({ state, claimBy, claimedAt }: Pick<Reward, 'state' | 'claimBy' | 'claimedAt'>) {
  const { i18n } = useLingui();
  if (claimedAt !== null) {
    const at = moment(claimedAt, i18n.locale);
    return <Trans id="rewards.claimedAt">Claimed on {at}</Trans>;
  }
  if (claimBy === null) return null;
  const at = moment(claimBy, i18n.locale);
  return state === 'open' ? (
    <Trans id="rewards.claimBy">Claim by {at}</Trans>
  ) : (
    <Trans id="rewards.overAt">Expired on {at}</Trans>
  );
}
