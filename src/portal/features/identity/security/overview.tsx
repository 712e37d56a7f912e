import { Trans, useLingui } from '@lingui/react/macro';
import type { Changed } from '../../../../../machines/identity/security-centre/security-centre.types';
import type { SecurityOverview } from '../../../../contract';
import { OverviewRow } from '../../../../ui/page/overview-row';
import { ChangedNote } from './changed-note';
import { ContactRows } from './contact-rows';
import { Links } from './links';
import { MoneyRows } from './money-rows';
import { PasskeysRow } from './passkeys-row';
import { PasswordRow } from './password-row';
import { RecoveryRow } from './recovery-row';
import type { SecurityRef } from './security-centre.flow';
import { TotpRow } from './totp-row';

type Props = { overview: SecurityOverview; changed: Changed | null; centre: SecurityRef };

/** Settings, masked, with one way to change each (own.security.overview). */
export function Overview({ overview, changed, centre }: Props) {
  const { t } = useLingui();
  const { account, realName, links, passwordChangedAt, totp, passkeys, recoveryCodesLeft } = overview;
  return (
    <section className="card sec-card stack" aria-labelledby="security-title">
      <h3 id="security-title">
        <Trans id="security.title">Account security</Trans>
      </h3>
      <ChangedNote changed={changed} />
      <ul className="sec-rows">
        <OverviewRow
          icon="user"
          label={t({ id: 'security.realName', message: 'Real name' })}
          value={realName ?? t({ id: 'security.unset', message: 'Not set' })}
          hint={realName !== null && <Trans id="security.realName.set">Only customer service can change it.</Trans>}
          action={
            realName === null
              ? {
                  text: t({ id: 'security.set', message: 'Set up' }),
                  name: t({ id: 'security.realName.begin', message: 'Set up the real name' }),
                  run: () => centre.send({ type: 'realName.selected' }),
                }
              : undefined
          }
        />
        <OverviewRow
          icon="image"
          label={t({ id: 'security.profile', message: 'Profile' })}
          hint={<Trans id="security.profile.hint">Picture, nickname, address and more</Trans>}
          action={{
            text: t({ id: 'security.see', message: 'See' }),
            name: t({ id: 'security.profile.see', message: 'See your profile' }),
            run: () => centre.send({ type: 'next.selected', next: { to: 'profile' } }),
          }}
        />
        <ContactRows overview={overview} onContact={(kind) => centre.send({ type: 'contact.selected', kind })} />
        <PasswordRow username={account} changedAt={passwordChangedAt} centre={centre} />
        <MoneyRows overview={overview} centre={centre} />
        <TotpRow on={totp} onTotp={() => centre.send({ type: 'totp.selected' })} />
        <PasskeysRow count={passkeys} onSee={() => centre.send({ type: 'passkeys.selected' })} />
        {recoveryCodesLeft !== null && (
          <RecoveryRow left={recoveryCodesLeft} onCodes={() => centre.send({ type: 'recoveryCodes.selected' })} />
        )}
        <OverviewRow
          icon="globe"
          label={t({ id: 'security.sessions', message: 'Where you are logged in' })}
          action={{
            text: t({ id: 'security.see', message: 'See' }),
            name: t({ id: 'security.sessions.see', message: 'See where you are logged in' }),
            run: () => centre.send({ type: 'sessions.selected' }),
          }}
        />
        <Links links={links} centre={centre} />
        <OverviewRow
          icon="doc"
          label={t({ id: 'ownData.title', message: 'Your data' })}
          hint={<Trans id="ownData.hint">Download everything that we store about you</Trans>}
          action={{
            text: t({ id: 'security.see', message: 'See' }),
            name: t({ id: 'ownData.see', message: 'See your data' }),
            run: () => centre.send({ type: 'ownData.selected' }),
          }}
        />
        <OverviewRow
          icon="logout"
          label={t({ id: 'security.closing', message: 'Close account permanently' })}
          action={{
            text: t({ id: 'security.close', message: 'Close' }),
            name: t({ id: 'security.closing.begin', message: 'Close the account' }),
            run: () => centre.send({ type: 'closing.selected' }),
          }}
        />
      </ul>
    </section>
  );
}
