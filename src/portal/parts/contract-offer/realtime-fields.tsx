import { useLingui } from '@lingui/react/macro';
import type { OfferDraft } from '../../../../machines/contract-offer/contract-offer.machine';
import { AmountInput } from '../../ui/amount-input';
import { TextInput } from '../../ui/text-input';
import type { FieldOf } from '../form/refs';

/** s3.contract-offer.realtime-fields. */
export function RealtimeFields({ field, draft }: { field: FieldOf; draft: OfferDraft }) {
  const { t } = useLingui();
  const rate = { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 } as const;
  return (
    <>
      <TextInput
        {...field('winRate')}
        {...rate}
        label={t({ id: 'contracts.form.winRate', message: 'Win rate (%)' })}
        hint={t({ id: 'contracts.form.winRate.hint', message: 'Of the stake of each bet that won.' })}
        defaultValue={draft.winRate}
      />
      <TextInput
        {...field('lossRate')}
        {...rate}
        label={t({ id: 'contracts.form.lossRate', message: 'Loss rate (%)' })}
        hint={t({ id: 'contracts.form.lossRate.hint', message: 'Of the stake of each bet that lost.' })}
        defaultValue={draft.lossRate}
      />
      <AmountInput
        {...field('singleBet')}
        label={t({ id: 'contracts.form.singleBet', message: 'Single bet' })}
        hint={t({ id: 'contracts.form.singleBet.hint', message: 'Smaller bets don’t count. Leave it empty to count all.' })}
        defaultValue={draft.singleBet}
      />
    </>
  );
}
