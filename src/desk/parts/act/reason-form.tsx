import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormRef } from '../../../ui/form/form.flow';
import { takeFocus } from '../../../ui/take-focus';
import { TextInput } from '../../../ui/text-input';
import { ActForm } from './act-form';

/** `title` names the act, `submit` its button. `isDanger`: the act ends something, and its reason starts empty. */
export type ReasonText = { title: string; submit: string; hint: string; isDanger: boolean };

type Props = { form: FormRef; text: ReasonText; children?: ReactNode };

/** Confirmation of an act with its reason; a usual reason is filled in where the player does not read it. */
export function ReasonForm({ form, text: { title, submit, hint, isDanger }, children }: Props) {
  const { t } = useLingui();
  return (
    <ActForm form={form} label={title} submit={submit} isDanger={isDanger}>
      {(field) => (
        <>
          {children}
          <TextInput
            {...field('reason')}
            ref={takeFocus}
            label={t({ id: 'desk.act.reason', message: 'Reason' })}
            hint={hint}
            defaultValue={isDanger ? '' : t({ id: 'desk.act.reason.usual', message: 'Checked at the desk' })}
            autoComplete="off"
          />
        </>
      )}
    </ActForm>
  );
}
