import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../../contract/platform/settings';
import type { PointConfig, PointGood } from '../../../../contract/rewards/points';
import { Art } from '../../../../ui/art';
import { PaymentPasswordField } from '../../../../ui/form/fields';
import type { FieldOf, FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { digits } from '../../../../ui/format';
import { Select } from '../../../../ui/select';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { deliveryWords, pointProblem } from './point-words';
import './point-mall.css';

type Props = { form: FormRef; good: PointGood; config: PointConfig };

/**
 * Asks how many of an item, the address that it is delivered to, and the payment password (s7.points.redeem,
 * own.points.delivery).
 */
export function RedeemForm({ form, good: { title, points, picture, available, delivery }, config }: Props) {
  const { t, i18n } = useLingui();
  const price = digits(points, i18n.locale);
  const choices = Array.from({ length: Math.max(1, Math.min(available, config.mostAtOnce)) }, (_, nth) => nth + 1);
  return (
    <section className="card stack point-form">
      <div className="point-form-head">
        <Art tile={picture} />
        <div>
          <h2>{title}</h2>
          <p className="sm mute">
            <Trans id="points.redeem.each">{price} points each</Trans>
          </p>
        </div>
      </div>
      <p className="sm">
        <Trans id="points.redeem.text">
          The points are held until we have looked at it. If we reject it, all of them come back.
        </Trans>
      </p>
      {delivery !== null && <p className="sm">{t(deliveryWords[delivery])}</p>}
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
            {delivery === 'courier' && <AddressFields field={field} />}
            <PaymentPasswordField field={field} />
          </>
        )}
      </SecuredForm>
    </section>
  );
}

function AddressFields({ field }: { field: FieldOf }) {
  const { t, i18n } = useLingui();
  const [min, max] = [SETTINGS.deliveryAddress.min, SETTINGS.deliveryAddress.max].map((length) =>
    digits(length, i18n.locale),
  );
  return (
    <>
      <TextInput
        {...field('recipient')}
        label={t({ id: 'points.recipient', message: 'Name of the recipient' })}
        autoComplete="name"
      />
      <TextInput
        {...field('phone')}
        label={t({ id: 'points.phone', message: 'Phone for the courier' })}
        type="tel"
        autoComplete="tel"
      />
      <TextArea
        {...field('address')}
        label={t({ id: 'points.address', message: 'Delivery address' })}
        hint={t({ id: 'points.address.hint', message: `House, road, area and town: ${min} to ${max} characters.` })}
        autoComplete="street-address"
        rows={3}
      />
      <p className="sm mute">
        <Trans id="points.address.kept">
          Only our shipping staff see the address. We delete it after the delivery.
        </Trans>
      </p>
    </>
  );
}
