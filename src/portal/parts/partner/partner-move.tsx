import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MoneyMoveRef } from '../../../ui/money/money-move.flow';
import { MoneyPart } from '../../../ui/money/money-part';
import { Section } from '../../../ui/page/section';
import { Blocked } from './blocked';
import { PartnerForm } from './partner-form';
import { Review } from './review';
import { Sent } from './sent';

/** Form, preview and confirmation of a transfer, or the reason why none is possible. */
export function PartnerMove({ move, to }: { move: MoneyMoveRef; to: string }) {
  const { t } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { terms, review, moved, block } = state.context;
  const { submission } = state.children;
  const hasOutcome = state.matches('blocked') || state.matches('done');
  return (
    <MoneyPart move={move}>
      <Section title={t({ id: 'upline.title', message: 'Transfer to upline or downline' })}>
        {state.matches('blocked') && <Blocked block={block} onRetry={() => move.send({ type: 'retry.requested' })} />}
        {submission && <Review submission={submission} />}
        {!hasOutcome && !review && terms?.of === 'partner' && <PartnerForm move={move} terms={terms} to={to} />}
        {moved?.of === 'partner' && <Sent sent={moved} onAnother={() => move.send({ type: 'another.requested' })} />}
      </Section>
    </MoneyPart>
  );
}
