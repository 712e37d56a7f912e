import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MoneyMoveRef } from '../../../../ui/money/money-move.flow';
import { MoneyPart } from '../../../../ui/money/money-part';
import { Section } from '../../../../ui/page/section';
import type { DepositRef } from './deposit.flow';
import { DepositForm } from './deposit-form';
import { DepositLinks } from './deposit-links';
import { LimitsOffered } from './limits-offered';
import { NoDeposit } from './no-deposit';

type Props = { deposit: DepositRef; move: MoneyMoveRef };

/** Deposit form; or the offered limits, or the reason why deposits are not possible now. */
export function NewDeposit({ deposit, move }: Props) {
  const { t } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { terms } = state.context;
  const isSent = state.matches('checking') || state.matches('submitting');
  return (
    <MoneyPart move={move}>
      {terms?.of === 'deposit' && (
        <Section title={t({ id: 'deposit.title', message: 'Make a deposit' })}>
          {state.matches('blocked') && (
            <NoDeposit barred={terms.barred} onRetry={() => move.send({ type: 'retry.requested' })} />
          )}
          {state.matches('offeringLimit') && <LimitsOffered deposit={deposit} move={move} first={terms.offerLimits} />}
          {(state.hasTag('form') || isSent) && <DepositForm move={move} terms={terms} />}
          {!isSent && <DepositLinks deposit={deposit} />}
        </Section>
      )}
    </MoneyPart>
  );
}
