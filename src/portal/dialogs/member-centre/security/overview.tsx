import { Trans, useLingui } from '@lingui/react/macro';
import type { Changed } from '../../../../../machines/security-centre/security-centre.machine';
import type { SecurityOverview } from '../../../../contract';
import { moment } from '../../../ui/format';
import { ChangedNote } from './changed-note';
import { Links } from './links';
import { OverviewRow } from './overview-row';
import type { SecurityRef } from './refs';

type Props = { overview: SecurityOverview; changed: Changed | null; centre: SecurityRef };

/** What is set, masked, and one way to change each (own.security.overview). */
export function Overview({ overview, changed, centre }: Props) {
  const { t, i18n } = useLingui();
  const { realName, email, mobile, totp, links, passwordChangedAt } = overview;
  const unset = t({ id: 'security.unset', message: 'Not set' });
  const change = t({ id: 'security.change', message: 'Change' });
  const set = t({ id: 'security.set', message: 'Set' });
  const since = passwordChangedAt === null ? unset : moment(passwordChangedAt, i18n.locale);
  return (
    <section className="card sec-card stack" aria-labelledby="security-title">
      <h3 id="security-title">
        <Trans id="security.title">What keeps your account safe</Trans>
      </h3>
      <ChangedNote changed={changed} />
      <ul className="sec-rows">
        <OverviewRow
          icon="user"
          label={t({ id: 'security.realName', message: 'Real name' })}
          value={realName ?? unset}
          hint={realName !== null && <Trans id="security.realName.set">Only customer service changes it.</Trans>}
          action={realName === null ? set : undefined}
          onAction={() => centre.send({ type: 'realName.chosen' })}
        />
        <OverviewRow
          icon="phone"
          label={t({ id: 'security.mobile', message: 'Mobile number' })}
          value={mobile ?? unset}
          action={mobile ? change : set}
          onAction={() => centre.send({ type: 'contact.chosen', kind: 'mobile' })}
        />
        <OverviewRow
          icon="mail"
          label={t({ id: 'security.email', message: 'E-mail address' })}
          value={email ?? unset}
          action={email ? change : set}
          onAction={() => centre.send({ type: 'contact.chosen', kind: 'email' })}
        />
        <OverviewRow icon="key" label={t({ id: 'security.passwordChanged', message: 'Password chosen' })} value={since} />
        <OverviewRow
          icon="shield"
          label={t({ id: 'security.totp', message: 'Authenticator app' })}
          value={totp ? t({ id: 'security.totp.on', message: 'Set up' }) : unset}
          action={totp ? t({ id: 'security.totp.remove', message: 'Remove' }) : t({ id: 'security.totp.add', message: 'Set up' })}
          onAction={() => centre.send({ type: 'totp.chosen' })}
        />
        <OverviewRow
          icon="globe"
          label={t({ id: 'security.sessions', message: 'Where you are logged in' })}
          action={t({ id: 'security.sessions.see', message: 'See sessions' })}
          onAction={() => centre.send({ type: 'sessions.chosen' })}
        />
        <Links links={links} />
        <OverviewRow
          icon="logout"
          label={t({ id: 'security.closing', message: 'Leave for good' })}
          action={t({ id: 'security.closing.begin', message: 'Close the account' })}
          onAction={() => centre.send({ type: 'closing.chosen' })}
        />
      </ul>
    </section>
  );
}
