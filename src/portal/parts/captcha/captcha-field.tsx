import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import { Note } from '../../../ui/note';
import type { CaptchaRef } from './captcha.flow';
import { CaptchaInput } from './captcha-input';
import './captcha.css';

type Props = { id: string; captcha: CaptchaRef; error?: string };

/**
 * Captcha beside the form: empty until it is demanded, then a picture, or a device check instead
 * (s2.login.captcha-on-demand).
 */
export function CaptchaField({ id, captcha, error }: Props) {
  const state = useSelector(captcha, (snapshot) => snapshot);
  if (state.matches('absent')) return null;
  if (state.matches({ demanded: 'solved' }))
    return (
      <FocusedNote done>
        <Trans id="login.captcha.proven">Your device is verified. No picture code needed this time.</Trans>
      </FocusedNote>
    );
  const working = state.matches({ demanded: 'solving' });
  const failed = state.matches({ demanded: 'failed' });
  return (
    <div className="captcha">
      {failed && (
        <Note tone="alert" role="alert">
          <p>
            <FailureWords failure={state.context.failure} />
          </p>
          <Button
            look="quiet"
            small
            held={!state.can({ type: 'captcha.refreshed' })}
            onClick={() => captcha.send({ type: 'captcha.refreshed' })}
          >
            <Trans id="login.captcha.retry">Load a picture</Trans>
          </Button>
        </Note>
      )}
      {!failed && !working && <CaptchaInput id={id} captcha={captcha} error={error} />}
      {!state.matches({ demanded: 'loading' }) && (
        <Button look="quiet" small busy={working} onClick={() => captcha.send({ type: 'work.selected' })}>
          {working ? (
            <Trans id="login.work.running">Verifying your device…</Trans>
          ) : (
            <Trans id="login.captcha.otherWay">Verify without a picture</Trans>
          )}
        </Button>
      )}
    </div>
  );
}
