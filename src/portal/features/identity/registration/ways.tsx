import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Way } from '../../../../contract';
import { Tabs } from '../../../../ui/tabs';
import type { RegistrationRef } from './registration.flow';

type Props = { registration: RegistrationRef; mobile: boolean; way: Way; children: ReactNode };

/** The tabs, by mobile number first and only where that is enabled (s2.register.tabs, own.registration.mobile-first); while it is under way they stay as they are. */
export function Ways({ registration, mobile, way, children }: Props) {
  const { t } = useLingui();
  const tabs = [
    ...(mobile ? [{ value: 'mobile' as const, title: <Trans id="register.byMobile">By mobile number</Trans> }] : []),
    { value: 'username' as const, title: <Trans id="register.byUsername">By username</Trans> },
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
