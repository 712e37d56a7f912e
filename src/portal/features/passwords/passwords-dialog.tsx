import { useSelector } from '@xstate/react';
import { useDialogs } from '../../parts/portal/portal-context';
import { ForgotPasswordDialog } from './forgot-password-dialog';
import { PasswordChangeDialog } from './password-change-dialog';
import type { PasswordsRef } from './refs';

/** The dialog about passwords that the chart says. The page of a mailed link shows itself, and this for asking for another link. */
export function PasswordsDialog() {
  const passwords = useDialogs()?.children.passwords;
  return passwords ? <PasswordsFlow passwords={passwords} /> : null;
}

function PasswordsFlow({ passwords }: { passwords: PasswordsRef }) {
  const { passwordChange, forgotPassword } = useSelector(passwords, (state) => state.children);
  if (passwordChange) return <PasswordChangeDialog change={passwordChange} />;
  return forgotPassword ? <ForgotPasswordDialog forgot={forgotPassword} /> : null;
}
