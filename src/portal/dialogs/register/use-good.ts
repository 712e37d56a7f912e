import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RegistrationState } from './refs';

const good = msg({ id: 'register.good', message: 'All right.' });
const goodName = msg({ id: 'register.good.username', message: 'All right. This is what you log in with.' });
/** They are in the vault and not in the chart; without an issue they were typed, and right. */
const SECRETS: readonly string[] = ['password', 'confirmPassword'];

/** After a try in which something was wrong: what is said of a field that was looked at and is in order. */
export function useGood(state: RegistrationState) {
  const { t } = useLingui();
  const { issues, typed } = state.context;
  const looked = state.matches({ editing: 'invalid' });
  return (field: string): string | undefined => {
    const filled = SECRETS.includes(field) || typed[field] !== undefined;
    if (!looked || !filled || issues.some((issue) => issue.field === field)) return undefined;
    return t(field === 'username' ? goodName : good);
  };
}
