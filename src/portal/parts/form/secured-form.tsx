import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { BackButton } from './back-button';
import { problemWords } from './problem-words';
import type { FieldOf, FormRef } from './refs';
import { VaultedForm } from './vaulted-form';

type Props = { form: FormRef; label: string; submit: ReactNode; danger?: boolean; children: (field: FieldOf) => ReactNode };

/** A form of the security centre. */
export const SecuredForm = ({ form, label, submit, danger, children }: Props) => (
  <div className="sec-form">
    <VaultedForm form={form} label={label} words={problemWords}>
      {(field, busy) => (
        <>
          {children(field)}
          <div className="form-ways">
            <Button type="submit" look={danger ? 'alert' : 'primary'} busy={busy}>
              {submit}
            </Button>
            <BackButton busy={busy} onBack={() => form.send({ type: 'form.left' })} />
          </div>
        </>
      )}
    </VaultedForm>
  </div>
);
