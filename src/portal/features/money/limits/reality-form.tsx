import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../../contract';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Section } from '../../../../ui/page/section';
import { Select } from '../../../../ui/select';

type Props = { form: FormRef; chosen: number | null };

/** Sets the interval of the reality check, or turns it off (own.reality-check.set). */
export function RealityForm({ form, chosen }: Props) {
  const { t } = useLingui();
  const label = t({ id: 'limits.reality', message: 'Play reminder' });
  return (
    <Section title={label}>
      <p>
        <Trans id="limits.reality.meaning">
          At the interval you choose, we show how long you’ve played and what you staked and won.
        </Trans>
      </p>
      <SecuredForm form={form} label={label} submit={<Trans id="limits.reality.submit">Save</Trans>}>
        {(field) => (
          <Select
            {...field('minutes')}
            label={t({ id: 'limits.reality.when', message: 'Remind me' })}
            defaultValue={chosen === null ? 'never' : String(chosen)}
          >
            <option value="never">{t({ id: 'limits.reality.never', message: 'Never' })}</option>
            {SETTINGS.limits.realityMinutes.map((minutes) => (
              <option key={minutes} value={String(minutes)}>
                {t({
                  id: 'limits.reality.every',
                  message: `Every ${plural(minutes, { one: '# minute', other: '# minutes' })}`,
                })}
              </option>
            ))}
          </Select>
        )}
      </SecuredForm>
    </Section>
  );
}
