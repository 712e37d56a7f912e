import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Icon } from './icon';
import { nameField } from './name-field';
import { takeFocus } from './take-focus';

type Props = {
  errors: readonly { fieldId: string; text: string }[];
  /** Prefixes each error with the label of its field, for texts that do not name it (`own.form.summary-named`). */
  named?: boolean;
};

const toField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

/**
 * Summary after a failed submit (s8.message.correct-information): the errors, with links to their fields. It takes the
 * focus; pass a new `key` per attempt.
 */
export function ErrorSummary({ errors, named }: Props) {
  return (
    <div className="note note-alert" role="alert" tabIndex={-1} ref={takeFocus}>
      <Icon name="warn" />
      <div>
        <b>
          <Trans id="common.errorSummary">Please enter correct information</Trans>
        </b>
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={toField}>
                {named && <span ref={(place) => nameField(place, fieldId)} />}
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
