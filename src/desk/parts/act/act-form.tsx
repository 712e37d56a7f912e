import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { BackButton } from '../../../ui/form/back-button';
import type { FieldOf, FormRef } from '../../../ui/form/form.flow';
import { problemWords } from '../../../ui/form/problem-words';
import { VaultedForm } from '../../../ui/form/vaulted-form';

type Props = {
  form: FormRef;
  label: string;
  submit: ReactNode;
  isDanger?: boolean;
  children: (field: FieldOf) => ReactNode;
};

const tooLong = msg({ id: 'desk.act.reason.tooLong', message: 'Use up to 500 characters.' });
const textTooLong = msg({ id: 'desk.act.text.tooLong', message: 'Use up to 2,000 characters.' });
const OWN: Readonly<Record<string, MessageDescriptor | undefined>> = { tooLong, textTooLong };
const words = (code: string): MessageDescriptor => OWN[code] ?? problemWords(code);

/** A form of an act, with the way back. */
export const ActForm = ({ form, label, submit, isDanger, children }: Props) => (
  <VaultedForm form={form} label={label} words={words}>
    {(field, busy) => (
      <>
        {children(field)}
        <div className="row">
          <Button type="submit" look={isDanger ? 'alert' : 'primary'} busy={busy}>
            {submit}
          </Button>
          <BackButton busy={busy} onBack={() => form.send({ type: 'form.cancelled' })} />
        </div>
      </>
    )}
  </VaultedForm>
);
