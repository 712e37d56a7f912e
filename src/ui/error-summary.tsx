import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Icon } from './icon';
import { nameField } from './name-field';
import { takeFocus } from './take-focus';

type Props = {
  errors: readonly { fieldId: string; text: string }[];
  /** Each begins with what its field is called, where the words do not say it themselves (own.form.summary-named). */
  named?: boolean;
};

const toField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

/** After a submit that failed (s8.message.correct-information): what is wrong, each with a way to its field. It takes focus; give it a `key` a try. */
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
