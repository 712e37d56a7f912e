import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RegistrationMethod } from '../../../../contract';
import { Tabs } from '../../../../ui/tabs';
import type { RegistrationFormRef } from './registration-form.flow';

type Props = { form: RegistrationFormRef; mobile: boolean; method: RegistrationMethod; children: ReactNode };

/**
 * Tabs of the registration methods; the mobile number first, if it is enabled (s2.register.tabs,
 * own.registration.mobile-first). They do not change while a request is running.
 */
export function MethodTabs({ form, mobile, method, children }: Props) {
  const { t } = useLingui();
  const tabs = [
    ...(mobile ? [{ value: 'mobile' as const, title: <Trans id="register.byMobile">By mobile number</Trans> }] : []),
    { value: 'username' as const, title: <Trans id="register.byUsername">By username</Trans> },
  ];
  const choose = (chosen: RegistrationMethod) => {
    const event = { type: 'method.selected', method: chosen } as const;
    if (form.getSnapshot().can(event)) form.send(event);
  };
  return (
    <Tabs label={t({ id: 'register.ways', message: 'Ways to register' })} tabs={tabs} value={method} onChoose={choose}>
      {children}
    </Tabs>
  );
}
