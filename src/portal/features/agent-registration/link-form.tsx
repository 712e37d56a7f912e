import { Trans, useLingui } from '@lingui/react/macro';
import type { FormRef } from '../../parts/form/refs';
import { SecuredForm } from '../../parts/form/secured-form';
import { Section } from '../../parts/page/section';
import { TextInput } from '../../ui/text-input';
import { KindOptions } from './kind-options';
import { linkProblemWords } from './problem-words';
import { RateFields } from './rate-fields';

/** What a new link is for. */
export function LinkForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const label = t({ id: 'agentLinks.new', message: 'New link' });
  return (
    <Section title={label}>
      <SecuredForm form={form} label={label} submit={<Trans id="agentLinks.make">Make the link</Trans>} words={linkProblemWords}>
        {(field) => (
          <>
            <KindOptions field={field} />
            <TextInput
              {...field('note')}
              label={t({ id: 'agentLinks.note', message: 'Note for yourself' })}
              hint={<Trans id="agentLinks.note.hint">Where you pass it on, e.g. a group. Nobody else sees it.</Trans>}
              maxLength={60}
              autoComplete="off"
            />
            <RateFields field={field} />
          </>
        )}
      </SecuredForm>
    </Section>
  );
}
