import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Way } from '../../../contract';
import { Tabs } from '../../ui/tabs';
import type { RegistrationRef } from './refs';

type Props = { registration: RegistrationRef; mobile: boolean; way: Way; children: ReactNode };

/** The tabs, the second only where mobile registration is enabled (s2.register.tabs); while it is under way they stay as they are. */
export function Ways({ registration, mobile, way, children }: Props) {
  const { t } = useLingui();
  const tabs = [
    { value: 'username' as const, title: <Trans id="register.byUsername">By username</Trans> },
    ...(mobile ? [{ value: 'mobile' as const, title: <Trans id="register.byMobile">By mobile number</Trans> }] : []),
  ];
  const choose = (chosen: Way) => {
    const event = { type: 'way.chosen', way: chosen } as const;
    if (registration.getSnapshot().can(event)) registration.send(event);
  };
  return (
    <Tabs label={t({ id: 'register.ways', message: 'Ways to register' })} tabs={tabs} value={way} onChoose={choose}>
      {children}
    </Tabs>
  );
}
