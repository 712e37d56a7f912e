import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { FieldProblem } from '../../../../machines/platform/form/form.machine';
import type { PasswordRule } from '../../../contract';
import { fieldIn } from '../../../ui/form/elements';
import type { FormRef } from '../../../ui/form/form.flow';
import { useVault } from '../../../ui/vault-context';
import { editPasswords, submitPasswords } from './new-password';
import { usePasswordProblem } from './new-password-words';
import { Rejection } from './rejection';

/** The ids of the fields begin with `id`. */
type PasswordFieldProps = { id: string; errorOf: (field: string) => string | undefined; busy: boolean };
type Props = {
  /** Undefined before the form can be sent, and after: it is shown all the same, and busy. */
  form: FormRef | undefined;
  rule: PasswordRule | null;
  label: string;
  /** Messages for errors of fields that are no password. */
  sayOther?: (problem: FieldProblem) => string | undefined;
  children: (fieldProps: PasswordFieldProps) => ReactNode;
};

/** A form for a new password. It stays mounted while it works, so that the input stays. */
export function PasswordsForm({ form, rule, label, sayOther, children }: Props) {
  const id = useId();
  const vault = useVault();
  const state = useSelector(form, (snapshot) => snapshot);
  const describeProblem = usePasswordProblem(rule);
  const messageOf = (problem: FieldProblem) => sayOther?.(problem) ?? describeProblem(problem);
  const errors = (state?.context.problems ?? []).map((error) => ({
    ...error,
    fieldId: `${id}-${error.field}`,
    text: messageOf(error),
  }));
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form) submitPasswords(form, vault, new FormData(event.currentTarget));
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    if (form) editPasswords(form, vault, new FormData(event.currentTarget), fieldIn(event));
  };
  return (
    <form className="stack" method="post" noValidate aria-label={label} onSubmit={submit} onInput={edit}>
      <Rejection
        rejected={state?.hasTag('rejected') ?? false}
        errors={errors}
        failure={state?.context.failure ?? null}
      />
      {children({ id, errorOf, busy: state?.hasTag('busy') ?? true })}
    </form>
  );
}
