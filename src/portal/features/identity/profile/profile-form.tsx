import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '../../../../contract';
import { MESSAGING } from '../../../../contract/identity/profile';
import { Button } from '../../../../ui/button';
import type { FormRef } from '../../../../ui/form/form.flow';
import { VaultedForm } from '../../../../ui/form/vaulted-form';
import { Note } from '../../../../ui/note';
import { Country, IncomeSource, Line, Locked } from './fields';
import type { ProfileRef } from './profile.flow';
import { profileProblem } from './profile-words';
import './profile.css';

type Props = { profile: ProfileRef; form: FormRef; savedProfile: Profile; unsaved: boolean };

/** All fields of the profile; locked ones are shown only (own.profile.locked). */
export function ProfileForm({ profile, form, savedProfile, unsaved }: Props) {
  const { t } = useLingui();
  const edited = () =>
    profile.getSnapshot().can({ type: 'profile.edited' }) && profile.send({ type: 'profile.edited' });
  return (
    <VaultedForm
      form={form}
      label={t({ id: 'profile.title', message: 'Profile' })}
      words={profileProblem}
      onEdit={edited}
    >
      {(field, busy) => {
        const part = { field, kept: savedProfile };
        return (
          <>
            <p className="sm mute">
              <Trans id="profile.must">What is marked * is required.</Trans>
            </p>
            <Line {...part} name="nickname" autoComplete="nickname" />
            <fieldset className="profile-part">
              <legend>
                <Trans id="profile.identity">Who you are</Trans>
              </legend>
              <Locked {...part} name="realName" autoComplete="name" />
              <Locked {...part} name="fullName" autoComplete="off" />
              <Locked {...part} name="idNumber" autoComplete="off" />
              <Locked {...part} name="birthday" autoComplete="bday" type="date" />
              <Country {...part} name="nationality" />
            </fieldset>
            <fieldset className="profile-part">
              <legend>
                <Trans id="profile.living">Where you live and what you do</Trans>
              </legend>
              <Line {...part} name="region" autoComplete="address-level1" />
              <Line {...part} name="address" autoComplete="street-address" />
              <Line {...part} name="occupation" autoComplete="organization-title" />
              <IncomeSource {...part} name="sourceOfIncome" />
            </fieldset>
            <fieldset className="profile-part">
              <legend>
                <Trans id="profile.messaging">Where you can be written to</Trans>
              </legend>
              {MESSAGING.map((name) => (
                <Line key={name} {...part} name={name} autoComplete="off" />
              ))}
            </fieldset>
            {unsaved && (
              <Note tone="gold" role="status">
                <Trans id="profile.unsaved">Your changes are not saved yet.</Trans>
              </Note>
            )}
            <div className="form-actions">
              <Button type="submit" look="primary" busy={busy}>
                <Trans id="profile.save">Save the profile</Trans>
              </Button>
            </div>
          </>
        );
      }}
    </VaultedForm>
  );
}
