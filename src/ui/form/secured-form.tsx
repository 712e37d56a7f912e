import type { MessageDescriptor } from '@lingui/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { BackButton } from './back-button';
import type { FieldOf, FormRef } from './form.flow';
import { problemWords } from './problem-words';
import { Review, type Reviewed } from './review';
import { VaultedForm } from './vaulted-form';

type Props = {
  form: FormRef;
  label: string;
  submit: ReactNode;
  danger?: boolean;
  /** Replaces "Back". */
  back?: ReactNode;
  /** Messages by error code, for errors beyond those that all forms share. */
  words?: (code: string) => MessageDescriptor;
  /** Values to review before the form is sent. */
  reviewed?: Reviewed;
  children: (field: FieldOf) => ReactNode;
};

/** Small form of a centre. Its fields stay mounted during the review. */
export function SecuredForm({
  form,
  label,
  submit,
  danger,
  back,
  words = problemWords,
  reviewed = [],
  children,
}: Props) {
  const reviewing = useSelector(form, (state) => state.matches('reviewing') || state.context.reviewed);
  return (
    <div className="sec-form">
      <VaultedForm form={form} label={label} words={words}>
        {(field, busy) => (
          <>
            <div hidden={reviewing}>
              <div className="stack">
                {children(field)}
                <div className="form-actions">
                  <Button type="submit" look={danger ? 'alert' : 'primary'} busy={busy}>
                    {submit}
                  </Button>
                  <BackButton busy={busy} onBack={() => form.send({ type: 'form.cancelled' })}>
                    {back}
                  </BackButton>
                </div>
              </div>
            </div>
            {reviewing && <Review form={form} reviewed={reviewed} busy={busy} />}
          </>
        )}
      </VaultedForm>
    </div>
  );
}
