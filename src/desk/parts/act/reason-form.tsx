import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormRef } from '../../../ui/form/form.flow';
import { takeFocus } from '../../../ui/take-focus';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { ActForm } from './act-form';

/**
 * `title` names the act, `submit` its button. `isDanger`: the act ends something, and its reason starts empty.
 * `forPlayer`: label of the text for the player, if the act takes one.
 */
export type ReasonText = { title: string; submit: string; hint: string; isDanger: boolean; forPlayer?: string };

type Props = { form: FormRef; text: ReasonText; children?: ReactNode };

/**
 * Confirmation of an act with its reason, and the text for the player where it takes one (`own.desk-app.text`). A usual
 * reason is filled in where the player does not read it.
 */
export function ReasonForm({ form, text: { title, submit, hint, isDanger, forPlayer }, children }: Props) {
  const { t } = useLingui();
  return (
    <ActForm form={form} label={title} submit={submit} isDanger={isDanger}>
      {(field) => (
        <>
          {children}
          {forPlayer !== undefined && (
            <TextArea
              {...field('text')}
              ref={takeFocus}
              label={forPlayer}
              hint={t({ id: 'desk.act.text.hint', message: 'The player reads this.' })}
              rows={4}
            />
          )}
          <TextInput
            {...field('reason')}
            ref={forPlayer === undefined ? takeFocus : undefined}
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
