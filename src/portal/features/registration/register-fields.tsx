import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import type { Offer } from '../../../../machines/registration/registration.types';
import type { RuledField, Way } from '../../../contract';
import { RULED } from '../../../contract/registration';
import { shownFields } from '../../../contract/registration-form';
import { CaptchaField } from '../../parts/captcha/captcha-field';
import { alive } from './alive';
import { ConfirmPassword } from './confirm-password';
import { PhoneFields } from './phone-fields';
import type { RegistrationRef } from './refs';
import { RuledInput } from './ruled-input';
import type { Issue } from './use-issues';
import './register-form.css';

type Props = { id: string; registration: RegistrationRef; offer: Offer; issues: Issue[] };
type Field = Exclude<RuledField, 'captcha'>;
const isField = (name: RuledField): name is Field => name !== 'captcha';
const FIELDS = RULED.filter(isField);

/**
 * The fields that the server enables (s5.registration.fields, s5.registration.other-fields); the invitation code's is left out while the
 * link's code is good (s4.registration.affiliate-field). Those of the other way stay mounted, out of sight.
 */
export function RegisterFields({ id, registration, offer, issues }: Props) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const { way, code } = state.context;
  const captcha = alive(state.children.captcha);
  const [here, there] = [shownFields(offer.rules, way), shownFields(offer.rules, way === 'mobile' ? 'username' : 'mobile')];
  const fields = FIELDS.filter((field) => (here.includes(field) || there.includes(field)) && (field !== 'affiliateCode' || code === ''));
  const errorOf = (name: string) => issues.find(({ field }) => field === name)?.text;
  return (
    <div className="register-fields">
      {inOrder(fields, way).map((field) =>
        field === 'mobileNum' ? (
          <PhoneFields key={field} id={id} registration={registration} offer={offer} absent={!here.includes(field)} errorOf={errorOf} />
        ) : (
          <Fragment key={field}>
            <RuledInput id={id} field={field} state={state} rules={offer.rules} absent={!here.includes(field)} error={errorOf(field)} />
            {field === 'password' && <ConfirmPassword id={id} state={state} error={errorOf('confirmPassword')} />}
          </Fragment>
        ),
      )}
      {captcha && <CaptchaField id={`${id}-captcha`} captcha={captcha} error={errorOf('captcha')} />}
    </div>
  );
}

/** By mobile number the number comes first; what was typed moves along. */
const inOrder = (fields: Field[], way: Way): Field[] =>
  way === 'mobile' ? [...fields.filter((field) => field === 'mobileNum'), ...fields.filter((field) => field !== 'mobileNum')] : fields;
