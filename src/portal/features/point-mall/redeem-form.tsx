import { Trans, useLingui } from '@lingui/react/macro';
import type { PointConfig, PointGood } from '../../../contract/points';
import { PaymentPasswordField } from '../../parts/form/fields';
import type { FormRef } from '../../parts/form/refs';
import { SecuredForm } from '../../parts/form/secured-form';
import { Art } from '../../ui/art';
import { digits } from '../../ui/format';
import { Select } from '../../ui/select';
import { goodArt, pointProblem } from './point-words';
import './point-mall.css';

type Props = { form: FormRef; good: PointGood; config: PointConfig };

/** How many of a thing, and the payment password (s7.points.redeem). */
export function RedeemForm({ form, good: { title, points, picture, available }, config }: Props) {
  const { t, i18n } = useLingui();
  const price = digits(points, i18n.locale);
  const choices = Array.from({ length: Math.max(1, Math.min(available, config.mostAtOnce)) }, (_, nth) => nth + 1);
  return (
    <section className="card stack point-form">
      <div className="point-form-head">
        <Art src={goodArt[picture]} />
        <div>
          <h2>{title}</h2>
          <p className="sm mute">
            <Trans id="points.redeem.each">{price} points each</Trans>
          </p>
        </div>
      </div>
      <p className="sm">
        <Trans id="points.redeem.text">The points are held until we have looked at it. If we reject it, all of them come back.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'points.redeem.form', message: 'Redeem points' })}
        submit={t({ id: 'points.redeem.send', message: 'Redeem now' })}
        words={pointProblem}
      >
        {(field) => (
          <>
            <Select {...field('quantity')} label={t({ id: 'points.quantity', message: 'How many?' })} defaultValue="1">
              {choices.map((many) => (
                <option key={many} value={many}>
                  {digits(many, i18n.locale)}
                </option>
              ))}
            </Select>
            <PaymentPasswordField field={field} />
          </>
        )}
      </SecuredForm>
    </section>
  );
}
