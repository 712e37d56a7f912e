import { Trans, useLingui } from '@lingui/react/macro';
import { AFFILIATE_CHANNELS } from '../../../../contract/agents/affiliate-endpoints';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { digits } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { Select } from '../../../../ui/select';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { useMinimumAge } from '../../../parts/portal/shell-data';
import { affiliateProblem, channelWords } from './affiliate-words';

/** Ways of advertising, and expectations of agents. */
export function AffiliateForm({ form }: { form: FormRef }) {
  const { t, i18n } = useLingui();
  const age = digits(useMinimumAge(), i18n.locale);
  return (
    <div className="stack">
      <Note>
        <Trans id="affiliate.rules">
          You agree: nobody under {age} or on a break, no promise of a win, not yourself or your household.
        </Trans>
      </Note>
      <SecuredForm
        form={form}
        label={t({ id: 'affiliate.title', message: 'Apply as an agent' })}
        submit={t({ id: 'affiliate.send', message: 'Send the application' })}
        words={affiliateProblem}
      >
        {(field) => (
          <>
            <Select
              {...field('channel')}
              label={t({ id: 'affiliate.channel', message: 'How will you reach people?' })}
              defaultValue=""
            >
              <option value="">{t({ id: 'affiliate.channel.choose', message: 'Choose' })}</option>
              {AFFILIATE_CHANNELS.map((channel) => (
                <option key={channel} value={channel}>
                  {t(channelWords[channel])}
                </option>
              ))}
            </Select>
            <TextInput
              {...field('place')}
              label={t({ id: 'affiliate.place', message: 'Where?' })}
              hint={t({
                id: 'affiliate.place.hint',
                message: 'The address of your page, the name of your group, or your town.',
              })}
              autoComplete="off"
            />
            <TextArea
              {...field('plan')}
              label={t({ id: 'affiliate.plan', message: 'How will you tell people?' })}
              hint={t({
                id: 'affiliate.plan.hint',
                message: 'No names or numbers of other people. We answer in your messages.',
              })}
              rows={5}
            />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
