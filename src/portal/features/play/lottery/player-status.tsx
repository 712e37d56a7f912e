import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryRules } from '../../../../contract/play/lottery';
import { moment, money, wholeDay } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { AllowanceText, isUsedUp } from '../../../parts/player-limit/allowance-text';
import { LimitsButton } from '../../../parts/player-limit/limits-button';
import './lottery.css';

type Props = Pick<LotteryRules, 'standing'>;

/**
 * Notes for the player before the bet: a break first, then limits of play that are used up, demo points, what is left
 * of the limits, the play reminder (own.lottery.status).
 */
export function PlayerStatusNotes({ standing }: Props) {
  const { t, i18n } = useLingui();
  if (!standing) return null;
  const { block, depositLeft, playLeft, realityMinutes, isTrial } = standing;
  const usedUp = playLeft.filter(isUsedUp);
  const rest = playLeft.filter((allowance) => !isUsedUp(allowance));
  const left = depositLeft === null ? null : money(depositLeft, i18n.locale);
  const minutes = realityMinutes ?? 0;
  const every = t({
    id: 'lottery.standing.minutes',
    message: plural(minutes, { one: '# minute', other: '# minutes' }),
  });
  return (
    <>
      {block && (
        <Note tone="gold" icon="pause" role="status">
          <Blocked block={block} />
        </Note>
      )}
      {usedUp.length > 0 && (
        <Note tone="gold" icon="hand" role="status">
          {usedUp.map((allowance) => (
            <p key={`${allowance.kind} ${allowance.period}`}>
              <AllowanceText allowance={allowance} />
            </p>
          ))}
          <LimitsButton small />
        </Note>
      )}
      {isTrial && (
        <Note>
          <Trans id="lottery.standing.demo">
            Free demo: you play with demo points. Points you win can’t be withdrawn.
          </Trans>
        </Note>
      )}
      {(left || realityMinutes || rest.length > 0) && (
        <p className="sm mute lot-standing">
          {left && (
            <span>
              <Trans id="lottery.standing.left">You can still deposit {left} within your limits.</Trans>
            </span>
          )}{' '}
          {rest.map((allowance) => (
            <span key={`${allowance.kind} ${allowance.period}`}>
              <AllowanceText allowance={allowance} />{' '}
            </span>
          ))}
          {realityMinutes && (
            <span>
              <Trans id="lottery.standing.reminder">Play reminder: every {every}.</Trans>
            </span>
          )}
        </p>
      )}
    </>
  );
}

function Blocked({ block: { by, until } }: { block: NonNullable<NonNullable<Props['standing']>['block']> }) {
  const { i18n } = useLingui();
  const day = wholeDay(until ?? 0, i18n.locale);
  const time = moment(until ?? 0, i18n.locale);
  if (by === 'exclusion')
    return (
      <Trans id="lottery.standing.exclusion">
        You have excluded yourself until {day}. You cannot bet until it ends.
      </Trans>
    );
  if (by === 'timeOut')
    return (
      <Trans id="lottery.standing.timeOut">You are taking a time-out until {time}. You cannot bet until it ends.</Trans>
    );
  return <Trans id="lottery.standing.details">You cannot bet with this account. Customer service will help you.</Trans>;
}
