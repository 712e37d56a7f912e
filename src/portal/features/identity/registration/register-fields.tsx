import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import type { Offer } from '../../../../../machines/identity/registration/registration.types';
import { useFold } from '../../../../ui/fold';
import { CaptchaField } from '../../../parts/captcha/captcha-field';
import { BonusChoice } from '../../../parts/terms/bonus-choice';
import { ConfirmPassword } from './confirm-password';
import { type FormField, partsOf } from './form-parts';
import { OptionalHead } from './optional-head';
import { PhoneFields } from './phone-fields';
import type { RegistrationFormRef, RegistrationFormState } from './registration-form.flow';
import { RuledInput } from './ruled-input';
import { type Issue, useRunning } from './use-issues';
import './register-form.css';

type Props = { id: string; form: RegistrationFormRef; offer: Offer; issues: Issue[] };

/**
 * Fields that the server enables (s5.registration.fields, s5.registration.other-fields): first the required ones and
 * the invitation code, then a fold with the optional ones (own.registration.short). They form a single list, so that
 * the number keeps its input when another method moves it; fields of the other method stay mounted but hidden.
 */
export function RegisterFields({ id, form, offer, issues }: Props) {
  const state = useSelector(form, (snapshot) => snapshot);
  const { method, code } = state.context;
  const captcha = useRunning(state.children.captcha);
  const bonuses = offer.rules.bonuses ?? [];
  const { required, optional, away } = partsOf(offer.rules, method, code !== '');
  const fold = useFold({ wrong: isWrongIn(optional, state, issues) });
  const errorOf = (name: string) => issues.find(({ field }) => field === name)?.text;
  const renderField = (field: FormField) => {
    const shared = { id, absent: away.includes(field), folded: !fold.open && optional.includes(field) };
    return field === 'mobileNum' ? (
      <PhoneFields key={field} {...shared} form={form} offer={offer} errorOf={errorOf} />
    ) : (
      <Fragment key={field}>
        <RuledInput {...shared} field={field} state={state} rules={offer.rules} error={errorOf(field)} />
        {field === 'password' && <ConfirmPassword id={id} state={state} error={errorOf('confirmPassword')} />}
      </Fragment>
    );
  };
  return (
    <div className="register-fields">
      {[
        ...[...away, ...required].map(renderField),
        captcha && <CaptchaField key="captcha" id={`${id}-captcha`} captcha={captcha} error={errorOf('captcha')} />,
        optional.length + bonuses.length > 0 && (
          <div key="head" className="register-whole">
            <OptionalHead fold={fold} fields={optional} bonuses={bonuses} />
          </div>
        ),
        ...optional.map(renderField),
        bonuses.length > 0 && (
          <div key="bonus" hidden={!fold.open} className="register-whole">
            <BonusChoice id={`${id}-bonus`} bonuses={bonuses} />
            {bonuses.some(({ terms }) => terms.trigger.kind === 'deposit') && (
              <p className="sm mute">
                <Trans id="register.bonus.later">A first-deposit bonus can also be chosen with that deposit.</Trans>
              </p>
            )}
          </div>
        ),
      ]}
    </div>
  );
}

/** Returns whether an optional field has an error; the number includes its code (own.registration.number-unproven). */
function isWrongIn(optional: readonly FormField[], state: RegistrationFormState, issues: readonly Issue[]): boolean {
  const names: readonly string[] = optional.includes('mobileNum') ? [...optional, 'verificationCode'] : optional;
  const unproven = state.matches({ editing: 'phoneUnverified' }) && optional.includes('mobileNum');
  return unproven || issues.some(({ field }) => names.includes(field));
}
