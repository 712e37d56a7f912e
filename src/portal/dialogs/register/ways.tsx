import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Way } from '../../../contract';
import { Button } from '../../ui/button';
import { Tabs } from '../../ui/tabs';
import type { RegistrationRef } from './refs';

type Props = { registration: RegistrationRef; mobile: boolean; way: Way; children: ReactNode };

/** The tabs, the second only where mobile registration is enabled (s2.register.tabs), and the way to the login (s2.register.login-link). */
export function Ways({ registration, mobile, way, children }: Props) {
  const { t } = useLingui();
  const tabs = [
    { value: 'username' as const, title: <Trans id="register.byUsername">By username</Trans> },
    ...(mobile ? [{ value: 'mobile' as const, title: <Trans id="register.byMobile">By mobile number</Trans> }] : []),
  ];
  return (
    <>
      <p className="register-login">
        <Trans id="register.haveAccount">Have an account?</Trans>{' '}
        <Button look="quiet" small onClick={() => registration.send({ type: 'login.wanted' })}>
          <Trans id="register.login">Log in instead</Trans>
        </Button>
      </p>
      <Tabs
        label={t({ id: 'register.ways', message: 'Ways to register' })}
        tabs={tabs}
        value={way}
        onChoose={(chosen) => registration.send({ type: 'way.chosen', way: chosen })}
      >
        {children}
      </Tabs>
    </>
  );
}
