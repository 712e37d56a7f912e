import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react';
import type { FieldProblem } from '../../../machines/platform/form/form.machine';
import type { Failure } from '../../contract';
import { Acknowledge } from '../acknowledge';
import { ErrorSummary } from '../error-summary';
import { FailureWords } from '../failure-words';
import { FocusedNote } from '../focused-note';
import { fieldIn } from './elements';
import type { FieldOf } from './form.flow';

type Props = {
  label: string;
  problems: readonly FieldProblem[];
  words: (code: string) => MessageDescriptor;
  failure: Failure | null;
  /** Set where the failure waits for a confirmation. */
  onAcknowledge?: () => void;
  /** `pressed`: the value of the button that sent it, where it has one. */
  onSend: (data: FormData, pressed: string) => void;
  /** `field`: the one that was typed into. */
  onEdit?: (data: FormData, field: string) => void;
  children: (field: FieldOf) => ReactNode;
};

/** Form of a `form` chart: errors on top and under each field, or the reason of a rejection; the input stays. */
export function ChartForm({ label, problems, words, failure, onAcknowledge, onSend, onEdit, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const errors = problems.map(({ field, code }) => ({ field, fieldId: `${id}-${field}`, text: t(words(code)) }));
  const field: FieldOf = (name) => ({
    id: `${id}-${name}`,
    name,
    error: errors.find((error) => error.field === name)?.text,
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    onSend(new FormData(event.currentTarget), submitter instanceof HTMLButtonElement ? submitter.value : '');
  };
  const edit = (event: FormEvent<HTMLFormElement>) => onEdit?.(new FormData(event.currentTarget), fieldIn(event));
  const acknowledge = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to go, and would take the focus with it.
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onAcknowledge?.();
  };
  return (
    <form className="stack" method="post" noValidate aria-label={label} onSubmit={send} onInput={edit}>
      {errors.length > 0 && <ErrorSummary errors={errors} named />}
      {failure && (
        <FocusedNote>
          <FailureWords failure={failure} />
          {onAcknowledge && (
            <>
              {' '}
              <Acknowledge onClick={acknowledge} />
            </>
          )}
        </FocusedNote>
      )}
      {children(field)}
    </form>
  );
}
