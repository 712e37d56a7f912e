import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { useVault } from '../../../../ui/vault-context';
import { CaptchaField } from '../../../parts/captcha/captcha-field';
import { submitTrial } from '../../../parts/session/vault-form';
import type { FreeTrialRef } from './free-trial.flow';

/** Many trials came from this address: a captcha first, or the work in its place (own.free-trial.captcha). */
export function TrialForm({ trial }: { trial: FreeTrialRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const { context, children } = useSelector(trial, (snapshot) => snapshot);
  // A failed captcha shows nothing; the gateway still reports what is missing.
  const { captcha } = children;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitTrial(trial, vault, new FormData(event.currentTarget));
  };
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'freeTrial.title', message: 'Free demo' })}
      onSubmit={submit}
    >
      <FocusedNote>
        <FailureWords failure={context.failure} />
      </FocusedNote>
      {captcha?.getSnapshot().status === 'active' && <CaptchaField id={`${id}-captcha`} captcha={captcha} />}
      <Button type="submit" look="primary" wide>
        <Trans id="freeTrial.submit">Start playing</Trans>
      </Button>
    </form>
  );
}
