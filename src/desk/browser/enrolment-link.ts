import type { Vault } from '../../ui/browser/vault';

/** Path that the link of an enrolment leads to; its token is in the fragment, which no server receives. */
const PATH = '/desk/enrol';

/**
 * Takes the token of a link out of the address into the vault, so that no history entry has it; returns whether the
 * page was opened by a link.
 */
export function takeEnrolmentToken(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  history: Pick<History, 'replaceState'>,
  vault: Vault,
): boolean {
  if (pathname !== PATH || hash.length < 2) return false;
  vault.put('enrolmentToken', hash.slice(1));
  history.replaceState(null, '', '/desk/');
  return true;
}
