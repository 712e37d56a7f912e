import { Trans } from '@lingui/react/macro';
import { MODULES } from '../../../contract';
import { useModule } from '../../app/portal-context';
import { Button } from '../../ui/button';
import { leadOn } from './lead-on';
import type { LoginRef } from './refs';

/** Ways to play without an account of one's own (s2.login.free-trial-button), where they are enabled. */
export function OtherWays({ login }: { login: LoginRef | undefined }) {
  const trial = useModule(MODULES.freePlay);
  return (
    trial && (
      <Button wide icon="play" onClick={() => login && leadOn(login, { name: 'freeTrial' })}>
        <Trans id="login.freeTrial">Play the free demo</Trans>
      </Button>
    )
  );
}
