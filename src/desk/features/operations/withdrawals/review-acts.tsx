import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { moment } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { actWords, isReadByPlayer } from '../../../parts/act/act-words';
import type { DeskWithdrawalRef } from './desk-withdrawal.flow';
import type { OpenReview } from './review-facts';
import './withdrawals.css';

/** Claim of a withdrawal, and the acts that it permits (own.desk-app.claim). */
export function ReviewActs({ withdrawal, review }: { withdrawal: DeskWithdrawalRef; review: OpenReview }) {
  const { t, i18n } = useLingui();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const claim = review.claim;
  const [by, until] = [claim?.by, claim && moment(claim.until, i18n.locale)];
  if (state.matches({ open: 'others' }))
    return (
      <>
        <Note tone="gold" role="status">
          <Trans id="desk.review.others">
            Claimed by {by} until {until}. You can only read it.
          </Trans>
        </Note>
        <Button small onClick={() => withdrawal.send({ type: 'retry.requested' })}>
          <Trans id="desk.review.refresh">Refresh</Trans>
        </Button>
      </>
    );
  if (state.matches({ open: 'free' }) || state.matches('claiming'))
    return (
      <Button look="primary" busy={state.hasTag('busy')} onClick={() => withdrawal.send({ type: 'claim.requested' })}>
        <Trans id="desk.review.claim">Claim</Trans>
      </Button>
    );
  const busy = state.hasTag('busy');
  return (
    <>
      <fieldset className="desk-acts">
        <legend className="vh">{t({ id: 'desk.review.acts', message: 'Actions' })}</legend>
        {review.permitted.map((act, at) => (
          <Button
            key={act}
            look={isReadByPlayer(act) ? 'alert' : at === 0 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => withdrawal.send({ type: 'act.requested', act })}
          >
            {t(actWords[act])}
          </Button>
        ))}
        <Button look="quiet" busy={busy} onClick={() => withdrawal.send({ type: 'release.requested' })}>
          <Trans id="desk.review.release">Release</Trans>
        </Button>
      </fieldset>
      <p className="xs mute">
        <Trans id="desk.review.yours">Yours until {until}.</Trans>
      </p>
    </>
  );
}
