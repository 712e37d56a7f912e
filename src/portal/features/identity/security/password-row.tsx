import { useLingui } from '@lingui/react/macro';
import { moment } from '../../../../ui/format';
import { OverviewRow } from '../../../../ui/page/overview-row';
import type { SecurityRef } from './security-centre.flow';

type Props = { username: string; changedAt: number | null; centre: SecurityRef };

/** Date of the password, and the button of the dialog that changes it (s2.modal.change-password). */
export function PasswordRow({ username, changedAt, centre }: Props) {
  const { t, i18n } = useLingui();
  const since = changedAt === null ? undefined : moment(changedAt, i18n.locale);
  return (
    <OverviewRow
      icon="key"
      label={t({ id: 'security.passwordRow', message: 'Password' })}
      value={since && t({ id: 'security.passwordChanged', message: `Changed ${since}` })}
      action={{
        text: t({ id: 'security.change', message: 'Change' }),
        name: t({ id: 'security.password.change', message: 'Change the password' }),
        run: () =>
          centre.send({
            type: 'next.selected',
            next: { to: 'changePassword', params: { username, forced: false, oldHeld: false } },
          }),
      }}
    />
  );
}
