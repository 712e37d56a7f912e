import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { MODULES } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { useModule } from '../../../parts/portal/portal-context';
import type { LoginRef } from './login.flow';
import { leadOn } from './send-login';
import { SocialButtons } from './social-buttons';
import './login-form.css';

/**
 * The ways in beside the form, where they are enabled: passkeys (own.passkey.login), third parties, and the free trial
 * (s2.login.free-trial-button). They stand last: they come when it is known which there are, and nothing moves.
 */
export function OtherMethods({ login }: { login: LoginRef }) {
  const passkeys = useSelector(login, (state) => state.context.passkeys);
  const trial = useModule(MODULES.freePlay);
  return (
    <div className="stack login-actions">
      {passkeys && (
        <Button wide icon="key" onClick={() => leadOn(login, { to: 'passkeyLogin' })}>
          <Trans id="login.passkey">Log in with a passkey</Trans>
        </Button>
      )}
      <SocialButtons login={login} />
      {trial && (
        <Button wide icon="play" onClick={() => leadOn(login, { to: 'freeTrial' })}>
          <Trans id="login.freeTrial">Play the free demo</Trans>
        </Button>
      )}
    </div>
  );
}
