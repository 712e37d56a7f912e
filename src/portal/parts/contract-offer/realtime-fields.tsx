import { useLingui } from '@lingui/react/macro';
import { AmountInput } from '../../../ui/amount-input';
import type { FieldOf } from '../../../ui/form/form.flow';
import { RateInput } from '../contracts/rate-input';

/** s3.contract-offer.realtime-fields. */
export function RealtimeFields({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <>
      <RateInput
        {...field('winRate')}
        label={t({ id: 'contracts.form.winRate', message: 'Win rate (%)' })}
        hint={t({ id: 'contracts.form.winRate.hint', message: 'Of the stake of each bet that won.' })}
      />
      <RateInput
        {...field('lossRate')}
        label={t({ id: 'contracts.form.lossRate', message: 'Loss rate (%)' })}
        hint={t({ id: 'contracts.form.lossRate.hint', message: 'Of the stake of each bet that lost.' })}
      />
      <AmountInput
        {...field('singleBet')}
        label={t({ id: 'contracts.form.singleBet', message: 'Single bet' })}
        hint={t({
          id: 'contracts.form.singleBet.hint',
          message: 'Smaller bets don’t count. Leave it empty to count all.',
        })}
      />
    </>
  );
}
