import { useLingui } from '@lingui/react/macro';
import { QUESTION_TYPES } from '../../../../contract/support/support-endpoints';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { Select } from '../../../../ui/select';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import { feedbackProblem, typeWords } from './feedback-words';

/** Subject and text, and for a visitor (`asksReply`) the address that the answer goes to. */
export function FeedbackForm({ form, asksReply = false }: { form: FormRef; asksReply?: boolean }) {
  const { t } = useLingui();
  return (
    <SecuredForm
      form={form}
      label={t({ id: 'feedback.title', message: 'Feedback' })}
      submit={t({ id: 'feedback.send', message: 'Send' })}
      words={feedbackProblem}
    >
      {(field) => (
        <>
          <Select {...field('type')} label={t({ id: 'feedback.type', message: 'What is it about?' })} defaultValue="">
            <option value="">{t({ id: 'feedback.type.choose', message: 'Choose' })}</option>
            {QUESTION_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(typeWords[type])}
              </option>
            ))}
          </Select>
          <TextArea
            {...field('content')}
            label={t({ id: 'feedback.content', message: 'Your message' })}
            hint={t({ id: 'feedback.hint', message: 'Never write a password or a code here. We don’t ask for them.' })}
            rows={6}
          />
          {asksReply && (
            <TextInput
              {...field('replyTo')}
              label={t({ id: 'feedback.replyTo', message: 'Email or mobile number' })}
              hint={t({ id: 'feedback.replyTo.hint', message: 'We send the answer there.' })}
              autoComplete="email"
            />
          )}
        </>
      )}
    </SecuredForm>
  );
}
