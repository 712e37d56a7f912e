import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PartnerOffer } from '../../../../machines/transfer-upline/transfer-upline.machine';
import { submitPartner } from '../../flows/transfer-upline';
import { AmountInput } from '../../ui/amount-input';
import { Button } from '../../ui/button';
import { money } from '../../ui/format';
import { Select } from '../../ui/select';
import { AskedForm } from '../parts/asked-form';
import { partnerProblem } from './problem-words';
import type { TransferUplineRef } from './refs';

type Props = { transfer: TransferUplineRef; offer: PartnerOffer };

/** To whom and how much, with the bounds and what is there. */
export function PartnerForm({ transfer, offer: { upline, downlines, available, min, max } }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(transfer, (snapshot) => snapshot);
  const { asked, problems, failure } = state.context;
  const [there, least, most] = [money(available, i18n.locale), money(min, i18n.locale), money(max, i18n.locale)];
  return (
    <AskedForm
      label={t({ id: 'upline.form', message: 'Transfer' })}
      problems={problems}
      words={partnerProblem}
      failure={failure}
      onSend={(data) => submitPartner(transfer, data)}
    >
      {(field) => (
        <>
          <Select {...field('to')} label={t({ id: 'upline.to', message: 'To whom' })} defaultValue={asked.to || undefined}>
            {upline !== null && (
              <optgroup label={t({ id: 'upline.upline', message: 'Your upline' })}>
                <option value={upline}>{upline}</option>
              </optgroup>
            )}
            {downlines.length > 0 && (
              <optgroup label={t({ id: 'upline.downlines', message: 'Below you' })}>
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
            label={t({ id: 'upline.amount', message: 'How much' })}
            hint={t({ id: 'upline.bounds', message: `From ${least} to ${most} at once. You have ${there}.` })}
            defaultValue={asked.amount}
          />
          <Button type="submit" look="primary" wide busy={state.matches('validating')}>
            <Trans id="upline.submit">Go on</Trans>
          </Button>
        </>
      )}
    </AskedForm>
  );
}
