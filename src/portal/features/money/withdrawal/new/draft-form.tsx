import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../../ui/button';
import { BackButton } from '../../../../../ui/form/back-button';
import { ChartForm } from '../../../../../ui/form/chart-form';
import type { MoneyMoveRef } from '../../../../../ui/money/money-move.flow';
import { sendWithdrawalDraft, type WithdrawalTerms } from '../withdrawal.flow';
import { AccountChoice } from './account-choice';
import { AmountField } from './amount-field';
import { draftProblem } from './draft-problem';
import { Terms } from './terms';

type Props = { move: MoneyMoveRef; terms: WithdrawalTerms; onManage: () => void };

/** Destination and amount. It stays mounted while it is checked, so that the input stays (own.withdrawal.terms). */
export function DraftForm({ move, terms, onManage }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { draft, problems, failure } = state.context;
  const busy = !state.hasTag('form');
  return (
    <div className="withdraw-form">
      <ChartForm
        label={t({ id: 'withdraw.form', message: 'How much, and where to' })}
        problems={problems}
        words={(code) => draftProblem(code, terms, i18n.locale)}
        failure={failure}
        onSend={(data) => sendWithdrawalDraft(move, 'form.submitted', data)}
        onEdit={(data) => sendWithdrawalDraft(move, 'field.edited', data)}
      >
        {(field) => (
          <>
            <Terms terms={terms} />
            <AccountChoice
              {...field('bankAccountId')}
              accounts={terms.accounts}
              chosen={draft.to}
              busy={busy}
              onManage={onManage}
            />
            <AmountField {...field('amount')} terms={terms} typed={draft.amount} />
            <div className="form-actions">
              <Button type="submit" look="primary" busy={busy}>
                <Trans id="withdraw.continue">Continue</Trans>
              </Button>
              <BackButton busy={busy} onBack={() => move.send({ type: 'section.closed' })}>
                <Trans id="withdraw.all">All withdrawals</Trans>
              </BackButton>
            </div>
          </>
        )}
      </ChartForm>
    </div>
  );
}
