import { onTestFinished } from 'vitest';
import { createVault, type Secret } from '../../../src/ui/browser/vault';

const SECRET_FIELDS = 'input[type=password], input[autocomplete*=password], input[autocomplete=one-time-code]';

/** A vault, and every secret that was stored in it or typed into a password field; none of them may occur elsewhere. */
export function typedSecrets() {
  const vault = createVault();
  const vaultSecrets = new Map<string, string>();
  const typed = new Map<Element, string>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(SECRET_FIELDS)) typed.set(target, target.value);
  };
  document.addEventListener('input', note);
  onTestFinished(() => document.removeEventListener('input', note));
  return {
    vault: {
      ...vault,
      put(name: Secret, value: string) {
        vaultSecrets.set(value, `the vault's ${name}`);
        vault.put(name, value);
      },
    },
    secrets: () =>
      new Map([...[...typed.values()].map((value) => [value, 'what was typed'] as const), ...vaultSecrets]),
  };
}
