import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldOf, FormRef } from '../../../ui/form/form.flow';
import { Select } from '../../../ui/select';
import { takeFocus } from '../../../ui/take-focus';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { ActForm } from './act-form';

/** Value that an act takes: its label, its text at the start, and its options if there are few. */
type ActValue = {
  label: string;
  initial: string;
  isLong: boolean;
  options: readonly { value: string; label: string }[] | undefined;
};
/**
 * `title` names the act, `submit` its button. `isDanger`: the act ends something, and its reason starts empty.
 * `forPlayer`: label of the text for the player, if the act takes one; `value`: another text that it takes.
 */
export type ReasonText = {
  title: string;
  submit: string;
  hint: string;
  isDanger: boolean;
  forPlayer?: string;
  value?: ActValue;
  /** True if the act takes amount and sender of a statement. */
  takesStatement?: boolean;
};

type Props = { form: FormRef; text: ReasonText; children?: ReactNode };

/**
 * Confirmation of an act with its reason, and the text for the player where it takes one (`own.desk-app.text`). A usual
 * reason is filled in where the player does not read it.
 */
export function ReasonForm({
  form,
  text: { title, submit, hint, isDanger, forPlayer, value, takesStatement },
  children,
}: Props) {
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
          {value && <ValueField field={field} value={value} />}
          {takesStatement && <StatementFields field={field} />}
          <TextInput
            {...field('reason')}
            ref={forPlayer === undefined && !value && !takesStatement ? takeFocus : undefined}
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

/** Amount and sender, typed from the statement and not from the report (own.desk-app.statement). */
function StatementFields({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  const hint = t({ id: 'desk.statement.hint', message: 'As the wallet’s statement shows it.' });
  return (
    <>
      <TextInput
        {...field('amount')}
        ref={takeFocus}
        label={t({ id: 'desk.statement.amount', message: 'Received amount' })}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        {...field('sender')}
        label={t({ id: 'desk.statement.sender', message: 'Sender’s number' })}
        hint={hint}
        inputMode="tel"
        autoComplete="off"
      />
    </>
  );
}

/** Field of a value, by its kind. */
function ValueField({ field, value: { label, initial, isLong, options } }: { field: FieldOf; value: ActValue }) {
  if (options)
    return (
      <Select {...field('text')} label={label} defaultValue={initial || undefined}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    );
  if (isLong) return <TextArea {...field('text')} ref={takeFocus} label={label} defaultValue={initial} rows={4} />;
  return <TextInput {...field('text')} ref={takeFocus} label={label} defaultValue={initial} autoComplete="off" />;
}
