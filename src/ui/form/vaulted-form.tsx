import type { MessageDescriptor } from '@lingui/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ConfirmNote } from '../confirm-note';
import { useVault } from '../vault-context';
import { ChartForm } from './chart-form';
import { type FieldOf, type FormRef, sendForm } from './form.flow';

type Props = {
  /** Undefined before the form can be sent, and after: it is shown all the same, and busy. */
  form: FormRef | undefined;
  label: string;
  words: (code: string) => MessageDescriptor;
  /** Something was typed, for who wants to know of what is not sent. */
  onEdit?: () => void;
  children: (field: FieldOf, busy: boolean) => ReactNode;
};

/** A form whose fields are all in the vault. It stays mounted while it is checked and sent, so that the input stays. */
export function VaultedForm({ form, label, words, onEdit, children }: Props) {
  const vault = useVault();
  const state = useSelector(form, (snapshot) => snapshot);
  return (
    <ChartForm
      label={label}
      problems={state?.context.problems ?? []}
      words={words}
      failure={state?.context.failure ?? null}
      onAcknowledge={
        state?.matches({ editing: 'unsent' }) ? () => form?.send({ type: 'failure.acknowledged' }) : undefined
      }
      onSend={(data) => sendForm(form, vault, data, { type: 'form.submitted' })}
      onEdit={(data, field) => {
        sendForm(form, vault, data, { type: 'field.edited', field });
        onEdit?.();
      }}
    >
      {(field) => (
        <>
          <ConfirmNote form={form} />
          {children(field, state?.hasTag('busy') ?? true)}
        </>
      )}
    </ChartForm>
  );
}
