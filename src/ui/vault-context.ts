import { createContext, useContext } from 'react';
import type { Vault } from './browser/vault';

export const VaultContext = createContext<Vault | null>(null);

/** The app's vault, for form values that must not be in an event. */
export function useVault(): Vault {
  const vault = useContext(VaultContext);
  if (!vault) throw new Error('There is no vault around this view');
  return vault;
}
