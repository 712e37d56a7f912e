import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { QueueItem } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { STATEMENT_ACTS, TEXT_ACTS } from '../../../../contract/operations/queues';
import { Badge } from '../../../../ui/badge';
import { money } from '../../../../ui/format';
import { IconButton } from '../../../../ui/icon-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeFocus } from '../../../../ui/take-focus';
import { DeskAct } from '../../../parts/act/desk-act';
import { DeskPictures } from '../../../parts/pictures/desk-pictures';
import type { DeskPicturesRef } from '../../../parts/pictures/desk-pictures.flow';
import { ItemActs } from '../../../parts/queue/item-acts';
import type { DeskItemRef } from '../../../parts/queue/queue-keys';
import { SecondOperator } from '../../../parts/queue/second-operator';
import { ItemFields } from './item-fields';
import { isDanger, isReadByPlayer, itemActWords, itemStateWords } from './queue-words';
import '../../../parts/queue/queue.css';

type Props = { item: DeskItemRef<QueueItem>; pictures: DeskPicturesRef };

/** An open item of a queue: its fields, its claim, and the acts on it (own.desk-app.item). */
export function ItemView({ item, pictures }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(item, (snapshot) => snapshot);
  const { review, failure } = state.context;
  const { deskAct } = state.children;
  const act = review?.permitted.find((name) => name === state.context.act);
  const close = () => item.send({ type: 'item.closed' });
  const isVisible = review && !state.matches('loading') && !state.matches('failed');
  const title = act && t(itemActWords[act]);
  const fields = review?.groups.flatMap((group) => group.fields) ?? [];
  const fieldValue = (name: string) => fields.find((field) => field.name === name)?.value;
  const takesStatement = act !== undefined && STATEMENT_ACTS.includes(act);
  const reference = takesStatement ? fieldValue('reference') : undefined;
  const sentTo = takesStatement ? fieldValue('sentTo') : undefined;
  const hint =
    act && isReadByPlayer(act)
      ? t({ id: 'desk.do.reason.player', message: 'The player reads this.' })
      : t({ id: 'desk.do.reason.audit', message: 'Recorded with your name; the player does not see it.' });
  return (
    <section className="card stack desk-review" aria-label={t({ id: 'desk.item', message: 'Item' })}>
      <header className="row">
        <h2 className="grow" tabIndex={-1} ref={takeFocus}>
          {review?.title ?? t({ id: 'desk.item', message: 'Item' })}
        </h2>
        {isVisible && <Badge tone={review.state === 'new' ? 'gold' : 'plain'}>{t(itemStateWords[review.state])}</Badge>}
        {state.can({ type: 'item.closed' }) && (
          <IconButton icon="x" label={t({ id: 'desk.review.close', message: 'Close' })} onClick={close} />
        )}
      </header>
      {state.matches('loading') && <Waiting />}
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => item.send({ type: 'retry.requested' })} onBack={close} />
      )}
      {isVisible && (
        <>
          {review.amount !== null && <p className="desk-sum num">{money(review.amount, i18n.locale)}</p>}
          <SecondOperator request={review.request} needsTwo={review.needsTwo.length > 0} />
          {deskAct && act && title ? (
            <DeskAct
              act={deskAct}
              text={{
                title,
                submit: title,
                hint,
                isDanger: isDanger(act),
                forPlayer: TEXT_ACTS.includes(act)
                  ? t({ id: 'desk.act.text', message: 'Text for the player' })
                  : undefined,
                takesStatement,
              }}
            >
              {reference && sentTo && (
                <p>
                  <Trans id="desk.statement.find">
                    Find {reference} in the statement of {sentTo}.
                  </Trans>
                </p>
              )}
            </DeskAct>
          ) : (
            <ItemActs
              item={item}
              claim={review.claim}
              waitsFor={review.waitsFor}
              acts={review.permitted.map((name) => ({
                act: name,
                label: t(itemActWords[name]),
                isDanger: isDanger(name),
              }))}
            />
          )}
          <ItemFields groups={review.groups} />
          <DeskPictures pictures={pictures} ids={review.pictures} />
        </>
      )}
    </section>
  );
}
