import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Changed } from '../../../../../machines/identity/security-centre/security-centre.types';
import { FocusedNote } from '../../../../ui/focused-note';

const words = {
  realName: msg({ id: 'security.changed.realName', message: 'Your real name is set.' }),
  totp: msg({ id: 'security.changed.totp', message: 'The authenticator app is changed.' }),
  passkeys: msg({ id: 'security.changed.passkeys', message: 'Your passkeys are changed.' }),
  recoveryCodes: msg({ id: 'security.changed.recoveryCodes', message: 'You have new recovery codes.' }),
  paymentPassword: msg({ id: 'security.changed.paymentPassword', message: 'Your payment password is set.' }),
  bankAccounts: msg({ id: 'security.changed.bankAccounts', message: 'Your accounts are changed.' }),
  mobile: msg({ id: 'security.changed.mobile', message: 'Your mobile number is changed.' }),
  email: msg({ id: 'security.changed.email', message: 'Your email address is changed.' }),
} satisfies Record<Changed, unknown>;

/** The last change, read out once. */
export function ChangedNote({ changed }: { changed: Changed | null }) {
  const { t } = useLingui();
  return changed && <FocusedNote done>{t(words[changed])}</FocusedNote>;
}
