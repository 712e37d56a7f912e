import type { Vault } from '../../ui/browser/vault';

/** The page that a mailed link leads to. */
const RESET_PATH = '/resetPassword';

type Place = Pick<Location, 'pathname' | 'hash'>;

/** Returns whether an address belongs to a mailed link. */
export const isMailedLink = ({ pathname, hash }: Place) => pathname === RESET_PATH && hash.length > 1;

/**
 * Takes the token of a mailed link out of the address into the vault, before anything else has seen it
 * (own.password-reset.token): no router, no history entry, no picture of the page has it.
 */
export function takeLinkToken(location: Place, history: Pick<History, 'replaceState' | 'state'>, vault: Vault) {
  if (!isMailedLink(location)) return;
  vault.put('resetToken', location.hash.slice(1));
  history.replaceState(history.state, '', RESET_PATH);
}
