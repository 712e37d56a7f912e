import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Withdrawal } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { moment, money } from '../../../../ui/format';
import { RowButton } from '../../../../ui/table';
import { stateWords } from './state-words';
import './sent.css';

type Props = { withdrawal: Withdrawal; onChoose: () => void };

/**
 * A withdrawal: amount, destination, time and step. If it waits for the player, it is highlighted with its deadline;
 * otherwise it takes two lines on a phone (own.list.two-lines), in review with the time until which it is reviewed.
 */
export function SentRow({ withdrawal, onChoose }: Props) {
  const { number, amount, to, state, createdAt, deadline, review } = withdrawal;
  const { t, i18n } = useLingui();
  const id = useId();
  const { tone, name } = stateWords[state];
  const sentAt = moment(createdAt, i18n.locale);
  const until = deadline && moment(deadline, i18n.locale);
  const reviewedBy = review?.until ? moment(review.until, i18n.locale) : null;
  return (
    <li data-due={deadline !== null} data-review={reviewedBy !== null}>
      <div className="grow" id={id}>
        <b className="num">{money(amount, i18n.locale)}</b>
        <span className="mute sm">
          <span className="sent-number">{number} · </span>
          {to.provider} <span className="sent-number num">{to.maskedNumber}</span>
        </span>
        <span className="mute sm">{sentAt}</span>
      </div>
      <div className="sent-step">
        <Badge tone={tone}>{t(name)}</Badge>
        {reviewedBy && (
          <span className="xs">
            <Trans id="withdraw.row.reviewedBy">By {reviewedBy}</Trans>
          </span>
        )}
        {until && (
          <span className="xs">
            <Trans id="withdraw.until">Answer by {until}</Trans>
          </span>
        )}
      </div>
      {deadline === null ? (
        <RowButton onClick={onChoose} about={id}>
          <Trans id="withdraw.see">See</Trans>
        </RowButton>
      ) : (
        <Button small onClick={onChoose} aria-describedby={id}>
          <Trans id="withdraw.say">Report what arrived</Trans>
        </Button>
      )}
    </li>
  );
}
