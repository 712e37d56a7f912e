import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TransferPartners } from '../../../contract';
import { AmountInput } from '../../../ui/amount-input';
import { Button } from '../../../ui/button';
import { ChartForm } from '../../../ui/form/chart-form';
import { money } from '../../../ui/format';
import type { MoneyMoveRef } from '../../../ui/money/money-move.flow';
import { Select } from '../../../ui/select';
import { partnerProblem } from './problem-words';
import { sendPartnerDraft } from './transfer-upline.flow';

type Props = { move: MoneyMoveRef; terms: TransferPartners; to: string };

/** Recipient (`to`, if it is selected already) and amount, with the bounds and the balance. */
export function PartnerForm({ move, to, terms }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { draft, problems, failure } = state.context;
  const { upline, downlines, available, min, max } = terms;
  const chosen = draft.to || to;
  const there = money(available, i18n.locale);
  const least = money(min, i18n.locale);
  const most = money(max, i18n.locale);
  return (
    <ChartForm
      label={t({ id: 'upline.form', message: 'Transfer' })}
      problems={problems}
      words={(code) => partnerProblem(code, terms, i18n.locale)}
      failure={failure}
      onSend={(data) => sendPartnerDraft(move, 'form.submitted', data)}
      onEdit={(data) => sendPartnerDraft(move, 'field.edited', data)}
    >
      {(field) => (
        <>
          <Select
            {...field('to')}
            label={t({ id: 'upline.to', message: 'Recipient' })}
            defaultValue={chosen || undefined}
          >
            {chosen !== '' && chosen !== upline && !downlines.includes(chosen) && (
              <option value={chosen}>{chosen}</option>
            )}
            {upline !== null && (
              <optgroup label={t({ id: 'upline.upline', message: 'Your upline' })}>
                <option value={upline}>{upline}</option>
              </optgroup>
            )}
            {downlines.length > 0 && (
              <optgroup label={t({ id: 'upline.downlines', message: 'Your downlines' })}>
                {downlines.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
          <AmountInput
            {...field('amount')}
            label={t({ id: 'upline.amount', message: 'Amount' })}
            hint={t({ id: 'upline.bounds', message: `${least} to ${most} per transfer. Available: ${there}.` })}
            defaultValue={draft.amount}
          />
          <Button type="submit" look="primary" wide busy={!state.hasTag('form')}>
            <Trans id="upline.submit">Continue</Trans>
          </Button>
        </>
      )}
    </ChartForm>
  );
}
