import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../../../../../ui/form/back-button';
import { Finding } from '../../../../../ui/money/finding';
import type { MoneyMoveRef } from '../../../../../ui/money/money-move.flow';
import { MoneyPart } from '../../../../../ui/money/money-part';
import { Section } from '../../../../../ui/page/section';
import { DraftForm } from './draft-form';
import { LockedOut } from './locked-out';
import { Resting } from './resting';
import { Review } from './review';
import { Sent } from './sent';

type Props = { move: MoneyMoveRef; onManage: () => void };

/** Destination and amount, preview, confirmation; or the reason why nothing can be withdrawn. */
export function WithdrawalMove({ move, onManage }: Props) {
  const { t } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { terms, review, moved, block } = state.context;
  const { submission } = state.children;
  const isFinding = useSelector(submission, (snapshot) => snapshot?.matches('finding'));
  const blocked = state.matches('blocked');
  const onRetry = () => move.send({ type: 'retry.requested' });
  const onBack = () => move.send({ type: 'section.closed' });
  if (moved?.of === 'withdrawal') return <Sent move={move} sent={moved} />;
  if (submission && isFinding)
    return (
      <Section title={t({ id: 'withdraw.new', message: 'New withdrawal' })}>
        <Finding submission={submission}>
          <BackButton onBack={() => submission.send({ type: 'section.closed' })}>
            <Trans id="withdraw.all">All withdrawals</Trans>
          </BackButton>
        </Finding>
      </Section>
    );
  if (submission && review) return <Review submission={submission} />;
  return (
    <Section title={t({ id: 'withdraw.new', message: 'New withdrawal' })}>
      <MoneyPart move={move} leaves>
        {blocked && block === 'locked' && <LockedOut onRetry={onRetry} onBack={onBack} />}
        {blocked && block === 'resting' && terms?.of === 'withdrawal' && (
          <Resting accounts={terms.accounts} onManage={onManage} onRetry={onRetry} onBack={onBack} />
        )}
        {!blocked && terms?.of === 'withdrawal' && <DraftForm move={move} terms={terms} onManage={onManage} />}
      </MoneyPart>
    </Section>
  );
}
