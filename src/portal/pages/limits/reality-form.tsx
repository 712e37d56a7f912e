import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../contract';
import { digits } from '../../ui/format';
import { Select } from '../../ui/select';
import type { FormRef } from '../parts/refs';
import { Section } from '../parts/section';
import { SecuredForm } from '../parts/secured-form';

type Props = { form: FormRef; chosen: number | null };

/** How often the reality check comes, or never (own.reality-check.set). */
export function RealityForm({ form, chosen }: Props) {
  const { t, i18n } = useLingui();
  const label = t({ id: 'limits.reality', message: 'Reality check' });
  return (
    <Section title={label}>
      <p>
        <Trans id="limits.reality.meaning">
          Time flies at play. From time to time a dialog can tell you since when you are here, and what was staked and won.
        </Trans>
      </p>
      <SecuredForm form={form} label={label} submit={<Trans id="limits.reality.submit">Keep this</Trans>}>
        {(field) => (
          <Select
            {...field('minutes')}
            label={t({ id: 'limits.reality.when', message: 'Tell me' })}
            defaultValue={chosen === null ? 'never' : String(chosen)}
          >
            <option value="never">{t({ id: 'limits.reality.never', message: 'Never' })}</option>
            {SETTINGS.limits.realityMinutes.map((every) => {
              const minutes = digits(every, i18n.locale);
              return (
                <option key={every} value={String(every)}>
                  {t({ id: 'limits.reality.every', message: `Every ${minutes} minutes` })}
                </option>
              );
            })}
          </Select>
        )}
      </SecuredForm>
    </Section>
  );
}
