import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { ChartForm } from '../../../../ui/form/chart-form';
import { problemWords } from '../../../../ui/form/problem-words';
import { money } from '../../../../ui/format';
import type { MoveSubmissionRef } from '../../../../ui/money/move-submission.flow';
import './wallet.css';

/** Summary of a transfer between wallets, which the player confirms before anything moves (own.transfer.summary). */
export function Review({ submission }: { submission: MoveSubmissionRef }) {
  const { t, i18n } = useLingui();
  const state = useSelector(submission, (snapshot) => snapshot);
  const { terms, draft, review, failure } = state.context;
  if (review === null || terms?.of !== 'wallets') return null;
  const busy = state.hasTag('busy');
  const nameOf = (wallet: string) =>
    terms.wallets.find(({ vendor }) => vendor === wallet)?.name ?? t({ id: 'wallet.main', message: 'Main wallet' });
  const source = nameOf(draft.from);
  const amount = (sum: string) => <span className="num">{money(sum, i18n.locale)}</span>;
  return (
    <section className="card stack">
      <h3>
        <Trans id="wallet.look">Confirm the transfer</Trans>
      </h3>
      <ChartForm
        label={t({ id: 'wallet.look', message: 'Confirm the transfer' })}
        problems={[]}
        words={problemWords}
        failure={failure}
        onSend={() => submission.send({ type: 'review.confirmed' })}
      >
        {() => (
          <>
            <Facts
              facts={[
                { key: 'from', name: <Trans id="wallet.look.from">From</Trans>, value: source },
                { key: 'to', name: <Trans id="wallet.look.to">To</Trans>, value: nameOf(draft.to) },
                { key: 'amount', name: <Trans id="wallet.amount">Amount</Trans>, value: amount(review.amount) },
                {
                  key: 'left',
                  name: <Trans id="wallet.look.left">Left in {source}</Trans>,
                  value: amount(review.balanceAfter),
                },
              ]}
            />
            <div className="form-actions">
              <Button type="submit" look="primary" busy={busy}>
                <Trans id="wallet.look.send">Move it</Trans>
              </Button>
              <Button look="quiet" busy={busy} onClick={() => submission.send({ type: 'review.cancelled' })}>
                <Trans id="wallet.look.change">Change</Trans>
              </Button>
            </div>
          </>
        )}
      </ChartForm>
    </section>
  );
}
