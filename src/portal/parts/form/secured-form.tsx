import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { FailureWords } from '../../ui/failure-words';
import { FocusedNote } from '../../ui/focused-note';
import { useVault } from '../portal/portal-context';
import { fieldIn } from './edited';
import { vaultFields } from './form.flow';
import { problemWords } from './problem-words';
import type { FormRef } from './refs';

/** The id of a field, and what is wrong with it. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined };
type Props = {
  form: FormRef;
  label: string;
  submit: ReactNode;
  danger?: boolean;
  /** In place of "Back". */
  back?: ReactNode;
  /** What is wrong, by its code, where it is not among what all these forms can say. */
  words?: (code: string) => MessageDescriptor;
  children: (field: FieldOf) => ReactNode;
};

/** A small form of a centre. It stays mounted while it is checked and sent, so that what was typed stays. */
export function SecuredForm({ form, label, submit, danger, back, words = problemWords, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(form, (snapshot) => snapshot);
  const errors = state.context.problems.map(({ field, code }) => ({ field, fieldId: `${id}-${field}`, text: t(words(code)) }));
  const field: FieldOf = (name) => ({ id: `${id}-${name}`, name, error: errors.find((error) => error.field === name)?.text });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    vaultFields(vault, new FormData(event.currentTarget));
    form.send({ type: 'form.submitted' });
  };
  const mend = (event: FormEvent<HTMLFormElement>) => {
    const edited = { type: 'field.edited', field: fieldIn(event) } as const;
    if (!state.can(edited)) return;
    vaultFields(vault, new FormData(event.currentTarget));
    form.send(edited);
  };
  const busy = state.hasTag('busy');
  return (
    <form className="stack sec-form" method="post" noValidate aria-label={label} onSubmit={send} onInput={mend}>
      {state.matches({ editing: 'invalid' }) && <ErrorSummary errors={errors} />}
      {state.matches({ editing: 'refused' }) && (
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
      )}
      {children(field)}
      <div className="form-ways">
        <Button type="submit" look={danger ? 'alert' : 'primary'} busy={busy}>
          {submit}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => form.send({ type: 'form.left' })}>
          {back ?? <Trans id="security.back">Back</Trans>}
        </Button>
      </div>
    </form>
  );
}
