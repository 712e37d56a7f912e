import { i18n } from '@lingui/core';
import type { DialogRequest } from '../../../machines/dialogs/dialogs.machine';
import type { PortalEvent } from '../../../machines/portal/portal.events';
import { toasts } from '../ui/toast-store';
import type { PortalRef } from './portal-context';
import type { PortalRouter } from './router';
import { titleOf } from './titles';
import { say } from './told';

type Name = DialogRequest['name'];
const GOOD: readonly string[] = ['logout.done', 'account.closed', 'password.changed', 'password.reset'];
type Address = { pathname: string; search: { dialog?: Name; page?: string } };

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
    if (dialog) go(pathname, { ...search, dialog });
    else if (search.dialog) go(pathname, {}, true);
  });

  const follow = () => {
    const event = eventOf(address(), open(portal));
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

/** The dialog that an address names; the login page is the login dialog without its frame. */
const named = ({ pathname, search }: Address): Name | null => search.dialog ?? (pathname === '/login' ? 'login' : null);

const open = (portal: PortalRef): Name | null => portal.getSnapshot().children.dialogs?.getSnapshot().context.request?.name ?? null;

/** What an address asks for, given the dialog that is open: a centre is a protected action. */
function eventOf(address: Address, opened: Name | null): PortalEvent | null {
  const wanted = named(address);
  if (wanted === opened) return null;
  if (wanted === null) return { type: 'dialog.closed' };
  if (wanted === 'login') return { type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } };
  if (wanted === 'freeTrial') return { type: 'dialog.requested', request: { name: wanted } };
  // What is new is shown after a login, and by no link.
  if (wanted === 'afterLogin') return null;
  const centre = wanted === 'agentCentre' ? 'agent' : 'member';
  const page = address.search.page ?? (centre === 'agent' ? 'agentTeamOverview' : 'securityCenter');
  return { type: 'action.requested', errand: { centre, page } };
}
