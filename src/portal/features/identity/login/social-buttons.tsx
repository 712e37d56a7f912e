import { Trans } from '@lingui/react/macro';
import { MODULES } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { PROVIDER_NAMES } from '../../../../ui/provider-names';
import { useModule } from '../../../parts/portal/portal-context';
import type { LoginRef } from './login.flow';
import { leadOn } from './send-login';

/** Log-in at third parties, each where it is enabled (s2.login.social-buttons). */
export function SocialButtons({ login }: { login: LoginRef }) {
  const on = { google: useModule(MODULES.google), facebook: useModule(MODULES.facebook) };
  return (['google', 'facebook'] as const)
    .filter((provider) => on[provider])
    .map((provider) => {
      const name = PROVIDER_NAMES[provider];
      return (
        <Button
          key={provider}
          wide
          onClick={() => leadOn(login, { to: 'accountLink', params: { provider, purpose: 'login' } })}
        >
          <Trans id="login.social">Log in with {name}</Trans>
        </Button>
      );
    });
}
