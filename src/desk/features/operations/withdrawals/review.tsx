import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Badge } from '../../../../ui/badge';
import { money } from '../../../../ui/format';
import { IconButton } from '../../../../ui/icon-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeFocus } from '../../../../ui/take-focus';
import { actWords, isReadByPlayer, reasonHint } from '../../../parts/act/act-words';
import { DeskAct } from '../../../parts/act/desk-act';
import { DeskPictures } from '../../../parts/pictures/desk-pictures';
import type { DeskPicturesRef } from '../../../parts/pictures/desk-pictures.flow';
import { ItemActs } from '../../../parts/queue/item-acts';
import type { DeskItemRef } from '../../../parts/queue/queue-keys';
import { stateTone, stateWords } from '../../../parts/withdrawal-state';
import type { OpenReview } from './desk-item.flow';
import { ReviewFacts } from './review-facts';
import { ReviewWarnings } from './review-warnings';
import '../../../parts/queue/queue.css';

type Props = { withdrawal: DeskItemRef<OpenReview>; pictures: DeskPicturesRef };

/** An open withdrawal: its amount, what speaks against it, the acts, and everything behind it (own.desk-app.item). */
export function Review({ withdrawal, pictures }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(withdrawal, (snapshot) => snapshot);
  const { review, failure } = state.context;
  const act = review?.permitted.find((name) => name === state.context.act);
  const { deskAct } = state.children;
  const close = () => withdrawal.send({ type: 'item.closed' });
  const isVisible = review && !state.matches('loading') && !state.matches('failed');
  const title = act && t(actWords[act]);
  const number = review?.number;
  const holder = review?.payee.holder;
  const amount = review && money(review.amount, i18n.locale);
  return (
    <section className="card stack desk-review" aria-label={t({ id: 'desk.review', message: 'Withdrawal' })}>
      <header className="row">
        <h2 className="grow" tabIndex={-1} ref={takeFocus}>
          {review?.number ?? t({ id: 'desk.review', message: 'Withdrawal' })}
        </h2>
        {isVisible && <Badge tone={stateTone(review.state)}>{t(stateWords[review.state])}</Badge>}
        {state.can({ type: 'item.closed' }) && (
          <IconButton icon="x" label={t({ id: 'desk.review.close', message: 'Close' })} onClick={close} />
        )}
      </header>
      {state.matches('loading') && <Waiting />}
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => withdrawal.send({ type: 'retry.requested' })} onBack={close} />
      )}
      {isVisible && (
        <>
          <p className="desk-sum num">{amount}</p>
          <ReviewWarnings review={review} />
          {deskAct && act && title ? (
            <DeskAct
              act={deskAct}
              text={{ title, submit: title, hint: t(reasonHint(act)), isDanger: isReadByPlayer(act) }}
            >
              <p>
                <Trans id="desk.review.about">
                  {number}: {amount} to {holder}
                </Trans>
              </p>
            </DeskAct>
          ) : (
            <ItemActs
              item={withdrawal}
              claim={review.claim}
              waitsFor={review.waitsFor}
              acts={review.permitted.map((name) => ({
                act: name,
                label: t(actWords[name]),
                isDanger: isReadByPlayer(name),
              }))}
            />
          )}
          <DeskPictures pictures={pictures} ids={review.proofs} />
          <ReviewFacts review={review} />
        </>
      )}
    </section>
  );
}
