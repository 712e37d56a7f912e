import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { BackButton } from './back-button';
import { problemWords } from './problem-words';
import type { FieldOf, FormRef } from './refs';
import { VaultedForm } from './vaulted-form';

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

/** A small form of a centre. */
export const SecuredForm = ({ form, label, submit, danger, back, words = problemWords, children }: Props) => (
  <div className="sec-form">
    <VaultedForm form={form} label={label} words={words}>
      {(field, busy) => (
        <>
          {children(field)}
          <div className="form-ways">
            <Button type="submit" look={danger ? 'alert' : 'primary'} busy={busy}>
              {submit}
            </Button>
            <BackButton busy={busy} onBack={() => form.send({ type: 'form.left' })}>
              {back}
            </BackButton>
          </div>
        </>
      )}
    </VaultedForm>
  </div>
);
