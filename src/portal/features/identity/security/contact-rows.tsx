import { useLingui } from '@lingui/react/macro';
import type { ContactKind } from '../../../../../machines/identity/contact-change/contact-change.machine';
import type { SecurityOverview } from '../../../../contract';
import { OverviewRow } from '../../../../ui/page/overview-row';

type Props = { overview: Pick<SecurityOverview, ContactKind>; onContact: (kind: ContactKind) => void };

/** The mobile number and the e-mail address, masked, each set or changed. */
export function ContactRows({ overview: { mobile, email }, onContact }: Props) {
  const { t } = useLingui();
  const unset = t({ id: 'security.unset', message: 'Not set' });
  const text = (of: string | null) =>
    of ? t({ id: 'security.change', message: 'Change' }) : t({ id: 'security.set', message: 'Set up' });
  return (
    <>
      <OverviewRow
        icon="phone"
        label={t({ id: 'security.mobile', message: 'Mobile number' })}
        value={mobile ?? unset}
        action={{
          text: text(mobile),
          name: mobile
            ? t({ id: 'security.mobile.change', message: 'Change the mobile number' })
            : t({ id: 'security.mobile.set', message: 'Set up a mobile number' }),
          run: () => onContact('mobile'),
        }}
      />
      <OverviewRow
        icon="mail"
        label={t({ id: 'security.email', message: 'Email address' })}
        value={email ?? unset}
        action={{
          text: text(email),
          name: email
            ? t({ id: 'security.email.change', message: 'Change the email address' })
            : t({ id: 'security.email.set', message: 'Set up an email address' }),
          run: () => onContact('email'),
        }}
      />
    </>
  );
}
