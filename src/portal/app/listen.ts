import { i18n } from '@lingui/core';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import type { PortalEvent } from '../../../machines/portal/portal.events';
import type { PortalRef } from '../parts/portal/portal-context';
import { toasts } from '../ui/toast-store';
import type { PortalRouter } from './router';
import { titleOf } from './titles';
import { say } from './told';

type Name = DialogRequest['name'];
const GOOD: readonly string[] = ['logout.done', 'account.closed', 'account.excluded', 'password.changed', 'password.reset'];
type Address = { pathname: string; search: { dialog?: Name; page?: string; affiliateCode?: string } };
/** The paths that are a dialog: three without its frame, and home with it open (s2.route.register). */
const PATHS: Record<string, Name | undefined> = {
  '/login': 'login',
  '/register.html': 'register',
  '/register': 'register',
  '/resetPassword': 'resetPassword',
};
const OVER_HOME = '/register';

/** The one place where what the root chart emits becomes navigation and toasts, and where the address becomes events and the title. */
export function listen(portal: PortalRef, router: PortalRouter) {
  // Route push errors are ignored (s2.navigation.push-errors).
  const go = (to: string, search: Address['search'], replace = false) => void router.navigate({ to, search, replace }).catch(() => {});
  const address = (): Address => router.latestLocation;

  portal.on('page.wanted', ({ to }) => go(to, {}));
  portal.on('told', ({ message }) => toasts.show(say(message), GOOD.includes(message) ? 'good' : 'bad'));
  portal.on('gate.closed', () => void router.invalidate().catch(() => {}));
  portal.on('address.changed', ({ dialog }) => {
    const { pathname, search } = address();
    if (named(address()) === dialog) return;
    // One dialog after another takes its place, so that back closes either.
    if (dialog) go(pathname === OVER_HOME ? '/' : pathname, { ...search, dialog }, pathname === OVER_HOME || search.dialog !== undefined);
    else if (pathname === OVER_HOME) go('/', {}, true);
    else if (search.dialog) go(pathname, {}, true);
  });

  /** The invitation code of the link that the player came by, wherever they went since. */
  let code = '';
  const follow = () => {
    code = address().search.affiliateCode ?? code;
    const event = eventOf(address(), open(portal), code);
    if (event) portal.send(event);
  };
  const entitle = () => {
    document.title = titleOf(address().pathname);
  };
  router.subscribe('onBeforeLoad', follow);
  router.subscribe('onResolved', entitle);
  i18n.on('change', entitle);
  entitle();
  follow();
}

/** The dialog that an address names. */
const named = ({ pathname, search }: Address): Name | null => search.dialog ?? PATHS[pathname] ?? null;

const open = (portal: PortalRef): Name | null => portal.getSnapshot().children.dialogs?.getSnapshot().context.request?.name ?? null;

/** What an address asks for, given the dialog that is open: a centre is a protected action. */
function eventOf(address: Address, opened: Name | null, code: string): PortalEvent | null {
  const wanted = named(address);
  if (wanted === opened) return null;
  if (wanted === null) return { type: 'dialog.closed' };
  if (wanted === 'login') return { type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } };
  if (wanted === 'register') return { type: 'dialog.requested', request: { name: wanted, code } };
  if (wanted === 'forgotPassword' || wanted === 'resetPassword') return { type: 'dialog.requested', request: { name: wanted } };
  if (wanted === 'freeTrial') return { type: 'dialog.requested', request: { name: wanted } };
  // What is new is shown after a login, a third party's window opens by a press of its button: neither by a link.
  if (wanted === 'afterLogin' || wanted === 'accountLink') return null;
  // Another password is chosen from the security centre, so a link to it leads there.
  const centre = wanted === 'agentCentre' ? 'agent' : 'member';
  const page = address.search.page ?? (centre === 'agent' ? 'agentTeamOverview' : 'securityCenter');
  return { type: 'action.requested', errand: { centre, page } };
}
