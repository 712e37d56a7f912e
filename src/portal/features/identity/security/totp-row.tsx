import { useLingui } from '@lingui/react/macro';
import { OverviewRow } from '../../../../ui/page/overview-row';

/** The authenticator app: set up, or removed. */
export function TotpRow({ on, onTotp }: { on: boolean; onTotp: () => void }) {
  const { t } = useLingui();
  return (
    <OverviewRow
      icon="shield"
      label={t({ id: 'security.totp', message: 'Authenticator app' })}
      value={on ? t({ id: 'security.totp.on', message: 'Set up' }) : t({ id: 'security.unset', message: 'Not set' })}
      action={
        on
          ? {
              text: t({ id: 'security.remove', message: 'Remove' }),
              name: t({ id: 'security.totp.remove', message: 'Remove the authenticator app' }),
              run: onTotp,
            }
          : {
              text: t({ id: 'security.set', message: 'Set up' }),
              name: t({ id: 'security.totp.add', message: 'Set up an authenticator app' }),
              run: onTotp,
            }
      }
    />
  );
}
