import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../../contract';
import { moment } from '../../../../../ui/format';
import { Icon } from '../../../../../ui/icon';
import { stateWords } from '../state-words';
import './follow.css';

type Props = { steps: Withdrawal['steps']; asks: boolean };

/** Each step with its time and an operator's reason; and the one that waits for the player. */
export function Trail({ steps, asks }: Props) {
  const { t, i18n } = useLingui();
  return (
    <ol className="trail">
      {steps.map(({ state, at, reason }, index) => (
        <li key={`${at} ${state}`} aria-current={!asks && index === steps.length - 1 ? 'step' : undefined}>
          <span className="dot">
            <Icon name="check" small />
          </span>
          <b>{t(stateWords[state].step ?? stateWords[state].name)}</b>
          <p className="sm mute">{moment(at, i18n.locale)}</p>
          {reason && <p className="sm">{reason}</p>}
        </li>
      ))}
      {asks && (
        <li className="now" aria-current="step">
          <span className="dot">
            <Icon name="hourglass" small />
          </span>
          <b>
            <Trans id="withdraw.trail.you">Waiting for your answer</Trans>
          </b>
          <p className="sm mute">
            <Trans id="withdraw.trail.choose">Choose one of three</Trans>
          </p>
        </li>
      )}
    </ol>
  );
}
