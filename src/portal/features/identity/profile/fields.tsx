import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile, ProfileField } from '../../../../contract';
import { COUNTRY_CODES, INCOME_SOURCES, isMust } from '../../../../contract/identity/profile';
import { DateInput } from '../../../../ui/date-input';
import type { FieldOf } from '../../../../ui/form/form.flow';
import { country, dayOfYear } from '../../../../ui/format';
import { Select } from '../../../../ui/select';
import { TextInput } from '../../../../ui/text-input';
import { fieldHints, fieldLabels, incomeWords } from './profile-words';
import './profile.css';

type Of = { name: ProfileField; field: FieldOf; kept: Profile };
type Typed = Of & { autoComplete: string; type?: 'date' };

/** A field with its stored value; the setting decides whether it is required (s5.profile.required). */
export function Line({ name, field, kept, autoComplete, type }: Typed) {
  const { t } = useLingui();
  const hint = fieldHints[name];
  const Input = type === 'date' ? DateInput : TextInput;
  return (
    <Input
      {...field(name)}
      label={t(fieldLabels[name])}
      hint={hint && t(hint)}
      must={isMust(name)}
      defaultValue={kept[name]}
      autoComplete={autoComplete}
    />
  );
}

/** A field that is set once: editable until then, afterwards shown with who can change it (own.profile.locked). */
export function Locked(props: Typed) {
  const { t, i18n } = useLingui();
  const { name, kept, type } = props;
  const value = kept[name];
  if (!value) return <Line {...props} />;
  return (
    <div className="profile-locked">
      <b className="sm">{t(fieldLabels[name])}</b>
      <span>{type === 'date' ? dayOfYear(value, i18n.locale) : value}</span>
      <span className="sm mute">
        <Trans id="profile.locked">Only customer service can change it.</Trans>
      </span>
      <input type="hidden" name={name} value="" />
    </div>
  );
}

/** A country, by its name in the language. */
export function Country({ name, field, kept }: Of) {
  const { t, i18n } = useLingui();
  const { compare } = new Intl.Collator(i18n.locale);
  const all = COUNTRY_CODES.map((code) => ({ code, called: country(code, i18n.locale) }));
  return (
    <Select
      {...field(name)}
      label={t(fieldLabels[name])}
      must={isMust(name)}
      defaultValue={kept[name]}
      autoComplete="country"
    >
      <option value="">{t({ id: 'profile.choose', message: 'Choose' })}</option>
      {all
        .sort((a, b) => compare(a.called, b.called))
        .map(({ code, called }) => (
          <option key={code} value={code}>
            {called}
          </option>
        ))}
    </Select>
  );
}

export function IncomeSource({ name, field, kept }: Of) {
  const { t } = useLingui();
  return (
    <Select {...field(name)} label={t(fieldLabels[name])} must={isMust(name)} defaultValue={kept[name]}>
      <option value="">{t({ id: 'profile.choose', message: 'Choose' })}</option>
      {INCOME_SOURCES.map((source) => (
        <option key={source} value={source}>
          {t(incomeWords[source])}
        </option>
      ))}
    </Select>
  );
}
