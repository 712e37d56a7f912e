import { Trans, useLingui } from '@lingui/react/macro';
import type { PointConfig } from '../../../../contract/rewards/points';
import { PaymentPasswordField } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { digits, money, readWhole } from '../../../../ui/format';
import { NumberInput } from '../../../../ui/number-input';
import { ResetsDaily } from '../../../../ui/page/resets';
import { pointProblem } from './point-words';
import './point-mall.css';

/** Points to convert into money, and the payment password (s7.points.convert). */
export function ConvertForm({
  form,
  config: { ratio, least, mostADay, turnover },
}: {
  form: FormRef;
  config: PointConfig;
}) {
  const { t, i18n } = useLingui();
  const [by, min, most, times] = [ratio, least, mostADay, turnover].map((many) => digits(many, i18n.locale));
  const worth = money('1.00', i18n.locale);
  return (
    <section className="card stack point-form">
      <h2>
        <Trans id="points.convert">Convert points</Trans>
      </h2>
      <p className="sm">
        <Trans id="points.convert.text">
          {by} points are {worth}, added to your balance at once. Stake it {times} times before a withdrawal.
        </Trans>
      </p>
      <p className="xs mute">
        <ResetsDaily />
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'points.convert.form', message: 'Convert points to balance' })}
        submit={t({ id: 'points.convert.send', message: 'Convert now' })}
        words={pointProblem}
      >
        {(field) => (
          <>
            <NumberInput
              {...field('points')}
              label={t({ id: 'points.amount', message: 'Points' })}
              hint={t({
                id: 'points.amount.hint',
                message: `In steps of ${by}. At least ${min}, at most ${most} a day.`,
              })}
              inputMode="numeric"
              maxLength={16}
              read={readWhole}
            />
            <PaymentPasswordField field={field} />
          </>
        )}
      </SecuredForm>
    </section>
  );
}
