import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { OverviewRow } from '../../../../ui/page/overview-row';

/** Number of passkeys, and the link to them. */
export function PasskeysRow({ count, onSee }: { count: number; onSee: () => void }) {
  const { t } = useLingui();
  return (
    <OverviewRow
      icon="key"
      label={t({ id: 'security.passkeys', message: 'Passkeys' })}
      value={
        count > 0
          ? t({ id: 'security.passkeys.count', message: plural(count, { one: '# passkey', other: '# passkeys' }) })
          : t({ id: 'security.unset', message: 'Not set' })
      }
      action={{
        text: t({ id: 'security.see', message: 'See' }),
        name: t({ id: 'security.passkeys.see', message: 'See your passkeys' }),
        run: onSee,
      }}
    />
  );
}
