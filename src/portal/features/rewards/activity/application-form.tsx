import { Trans, useLingui } from '@lingui/react/macro';
import { COMMENT } from '../../../../contract/rewards/activities';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { digits } from '../../../../ui/format';
import { TextArea } from '../../../../ui/text-area';
import type { PicturesRef } from './activity.flow';
import { activityProblem } from './activity-words';
import { Pictures } from './pictures';

/** A comment, and pictures (s3.activity-application.fields). */
export function ApplicationForm({ form, pictures }: { form: FormRef; pictures: PicturesRef | undefined }) {
  const { t, i18n } = useLingui();
  const most = digits(COMMENT.max, i18n.locale);
  return (
    <SecuredForm
      form={form}
      label={t({ id: 'activity.application', message: 'Application' })}
      submit={<Trans id="activity.send">Send the application</Trans>}
      words={activityProblem}
    >
      {(field) => (
        <>
          <TextArea
            {...field('comment')}
            label={t({ id: 'activity.comment', message: 'Comment' })}
            hint={t({ id: 'activity.comment.hint', message: `Up to ${most} characters` })}
            rows={3}
          />
          {pictures && <Pictures pictures={pictures} field={field} />}
        </>
      )}
    </SecuredForm>
  );
}
