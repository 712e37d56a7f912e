import { useLingui } from '@lingui/react/macro';

/** What a passkey is called: one that was added where the browser does not say what it is has no name yet. */
export function useNameOf(name: string): string {
  const { t } = useLingui();
  return name || t({ id: 'security.passkey.unnamed', message: 'Passkey' });
}
