import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldText } from './field';
import { IconButton } from './icon-button';

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & FieldText;

/** A password: masked, and shown while the eye is pressed in (asvs 6.2.6). */
export function PasswordInput({ label, hint, error, good, must, id, ...rest }: Props) {
  const { t } = useLingui();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} good={good} must={must}>
      {(control) => (
        <div className="with-eye">
          <input
            className="input"
            required={must}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isVisible ? 'text' : 'password'}
          />
          <IconButton
            label={t({ id: 'common.showPassword', message: 'Show password' })}
            icon={isVisible ? 'eyeoff' : 'eye'}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          />
        </div>
      )}
    </Field>
  );
}
