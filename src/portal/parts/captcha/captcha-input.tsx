import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import type { CaptchaRef } from './captcha.flow';
import './captcha.css';

type Props = { id: string; captcha: CaptchaRef; error?: string };

/** The answer, and the picture: a click loads another, at most once a second (s2.login.captcha-refresh). */
export function CaptchaInput({ id, captcha, error }: Props) {
  const { t } = useLingui();
  const state = useSelector(captcha, (snapshot) => snapshot);
  const picture = state.context.captcha;
  const isPictureVisible = state.matches({ demanded: 'loaded' });
  return (
    <Field id={id} label={t({ id: 'login.captcha', message: 'Picture code' })} error={error}>
      {(control) => (
        <div className="capt">
          <input
            className="input"
            key={picture?.captchaId}
            name="captcha"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
          />
          <button
            type="button"
            aria-busy={state.hasTag('busy') || undefined}
            aria-disabled={!isPictureVisible}
            onClick={() => isPictureVisible && captcha.send({ type: 'captcha.refreshed' })}
          >
            {picture && (
              <img
                src={`data:image/png;base64,${picture.image}`}
                width="140"
                height="48"
                alt={t({ id: 'login.captcha.picture', message: 'Picture with characters to be typed' })}
              />
            )}
            <Icon name="refresh" small />
            <span className="vh">{t({ id: 'login.captcha.refresh', message: 'New picture' })}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
