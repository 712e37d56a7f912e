import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OpenLinks } from '../../../../../machines/agents/team-registration/team-registration.machine';
import type { RateName } from '../../../../contract/agents/team';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import type { ListRef } from '../../../../ui/list/list.flow';
import { Section } from '../../../../ui/page/section';
import { TextInput } from '../../../../ui/text-input';
import { KindOptions } from './kind-options';
import { linkProblemWords } from './problem-words';
import { RateFields } from './rate-fields';

type Props = { form: FormRef; list: ListRef<OpenLinks> };

/** A new link: the type of account it creates, and the offered rates. */
export function LinkForm({ form, list }: Props) {
  const { t } = useLingui();
  const offered = useSelector(list, ratesIn);
  const label = t({ id: 'agentLinks.new', message: 'New link' });
  return (
    <Section title={label}>
      <SecuredForm
        form={form}
        label={label}
        submit={<Trans id="agentLinks.make">Make the link</Trans>}
        words={linkProblemWords}
      >
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
            <RateFields field={field} offered={offered} />
          </>
        )}
      </SecuredForm>
    </Section>
  );
}

/** Rates that can be offered; the form opens only once the list is read. */
const ratesIn = ({ context: { outcome } }: SnapshotFrom<ListRef<OpenLinks>>) =>
  outcome && 'page' in outcome ? outcome.page.rates : NO_RATES;
const NO_RATES: readonly RateName[] = [];
