import { useLingui } from '@lingui/react/macro';
import { digits } from '../../../../ui/format';
import { OverviewRow } from '../../../../ui/page/overview-row';

/** Number of recovery codes left, and the link to new ones (own.security.recovery-codes). */
export function RecoveryRow({ left, onCodes }: { left: number; onCodes: () => void }) {
  const { t, i18n } = useLingui();
  const shown = digits(left, i18n.locale);
  return (
    <OverviewRow
      icon="key"
      label={t({ id: 'security.recoveryCodes', message: 'Recovery codes' })}
      value={t({ id: 'security.recoveryCodes.left', message: `${shown} left` })}
      action={{
        text: t({ id: 'security.recoveryCodes.new', message: 'Renew' }),
        name: t({ id: 'security.recoveryCodes.renew', message: 'Renew the recovery codes' }),
        run: onCodes,
      }}
    />
  );
}
