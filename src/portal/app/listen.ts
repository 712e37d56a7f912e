import { i18n } from '@lingui/core';
import type { Place, Seat } from '../../../machines/platform/host/host.machine';
import type { ToastKind } from '../../../machines/platform/portal/portal.events';
import { toasts } from '../../ui/toast-store';
import type { BrowserStorage } from '../browser/storage';
import { destinations, routes } from '../destinations';
import type { ScreenRow } from '../parts/portal/destination';
import type { PortalRef } from '../parts/portal/portal-context';
import { dialogKey, type PortalRouter, type Search, searchOf } from './router';
import { titleOf } from './titles';
import { toastMessage } from './toast-message';

const GOOD: readonly string[] = [
  'logout.done',
  'account.closed',
  'account.excluded',
  'password.changed',
  'password.reset',
  'password.recovered',
];
type Address = { pathname: string; search: Search };

/**
 * The only place where events of the root chart become navigation and toasts, and the address becomes events and the
 * title.
 */
export function listen(
  portal: PortalRef,
  router: PortalRouter,
  storage: Pick<BrowserStorage, 'keepInvitation' | 'onUnstored'>,
) {
  // Route push errors are ignored (s2.navigation.push-errors).
  const go = (to: string, search: Search, replace = false) =>
    void router.navigate({ to, search, replace }).catch(() => {});
  const address = (): Address => router.latestLocation;
  /** Address of the page behind an open dialog; restored when the dialog closes. */
  let under: Address = { pathname: '', search: {} };

  /** Set when a chart requests a page, which may be open already, as after a launch. */
  let isRequested = false;
  portal.on('page.requested', ({ to, params }) => {
    isRequested = true;
    go(to, searchOf(params));
  });
  const showToast = async (kind: ToastKind) =>
    toasts.show(await toastMessage(kind), GOOD.includes(kind) ? 'good' : 'bad');
  // Without the network and before the page has settled, a toast is left out.
  portal.on('toast.requested', ({ kind }) => void showToast(kind).catch(() => {}));
  storage.onUnstored(() => portal.send({ type: 'session.unstored' }));
  portal.on('gate.closed', () => void router.invalidate().catch(() => {}));
  portal.on('address.changed', () => queueMicrotask(name));

  /**
   * Writes the open dialog into the address. A dialog replaces the previous one, so back closes either; a page of a
   * centre is a step of its own.
   */
  const name = () => {
    const { pathname, search } = address();
    const { dialog, page, id } = openIn(portal);
    if (dialogOf(address()) === dialog && search.page === page && search.id === id) return;
    const over = overOf(pathname) !== undefined;
    const restoredSearch = under.pathname === pathname ? under.search : {};
    if (!dialog) return over || search.dialog ? go(over ? '/' : pathname, restoredSearch, true) : undefined;
    const turned = search.dialog === dialog && search.page !== undefined && page !== undefined;
    go(
      over ? '/' : pathname,
      { dialog, ...(page && { page }), ...(id && { id }) },
      over || (search.dialog !== undefined && !turned),
    );
  };

  const follow = () => {
    const { pathname, search } = address();
    // The registration finds the invitation wherever its link leads (own.registration.invitation-stored).
    if (search.affiliateCode) storage.keepInvitation(search.affiliateCode);
    const { dialog, page, id } = openIn(portal);
    const requestedPlace = placeOf(address());
    // The invitation is stored separately.
    if (!dialogOf(address())) under = { pathname, search: { ...search, affiliateCode: undefined } };
    if (dialogOf(address()) === dialog && (!page || page === requestedPlace?.to) && id === idOf(requestedPlace)) return;
    const { lock, dialog: host } = portal.getSnapshot().children;
    // Back closes the topmost layer, as Escape does: the login over an expired session, and with it the account's
    // pages.
    const locked = lock?.getSnapshot().hasTag('open');
    if (requestedPlace && !locked) return portal.send({ type: 'place.requested', place: requestedPlace });
    (locked ? lock : host)?.send({ type: 'leave.requested' });
    // A destination that may not be left yet stays in the address.
    queueMicrotask(name);
  };
  const entitle = () => {
    document.title = titleOf(address().pathname);
  };
  let entered = '';
  const enter = () => {
    entitle();
    const { pathname, search } = address();
    const route = routeOf(pathname);
    const { screen } = portal.getSnapshot().children;
    // A screen whose chart ended by opening a dialog restarts once the dialog closes.
    const over = pathname === entered && dialogOf(address()) !== null;
    entered = pathname;
    if (!route || over) return;
    const isAgain = isRequested;
    isRequested = false;
    const place = { to: route.key, params: { code: search.affiliateCode, ...inputOf(route.row, search) } };
    const open = screen?.getSnapshot().context.place;
    if (open?.to === place.to) {
      if (!mustRestart(route.row, open, place, isAgain)) return;
      screen?.send({ type: 'leave.requested' });
    }
    screen?.send({ type: 'place.requested', place });
  };
  router.subscribe('onBeforeLoad', follow);
  router.subscribe('onResolved', enter);
  portal.subscribe({ complete: i18n.on('change', entitle) });
  follow();
  enter();
}

/**
 * Part of the address that a screen's content starts with, as one text; empty if the content follows the address
 * itself.
 */
const inputOf = ({ restartsBy }: ScreenRow, search: Search) =>
  restartsBy ? { input: JSON.stringify(restartsBy.map((name) => search[name] ?? null)) } : {};

/**
 * Returns whether the content of an open screen starts again: its input has changed, or a launch leads to it
 * (s2.launch.lottery-query, own.game-session.leave).
 */
const mustRestart = ({ restartsBy }: ScreenRow, open: Place, next: Place, isAgain: boolean): boolean =>
  restartsBy !== undefined && (isAgain || open.params?.input !== next.params?.input);

const routeOf = (pathname: string) => routes.find(({ path }) => path === pathname);
const overOf = (pathname: string) => routeOf(pathname)?.row.over;
/** The dialog that an address names. */
const dialogOf = ({ pathname, search }: Address): string | null => dialogKey(search.dialog) ?? overOf(pathname) ?? null;

/** Destination in an address: a dialog, one of many by its id, or a page of a centre. */
function placeOf(address: Address): Place | null {
  const dialog = dialogOf(address);
  const row = dialog ? destinations[dialog] : undefined;
  if (!dialog || row?.seat !== 'dialog') return null;
  if (row.pages) return { to: address.search.page ?? row.pages.first, centre: dialog };
  if (!row.byAddress) return row.instead ?? null;
  const { id } = address.search;
  // The address is not validated yet: a number is no id.
  if (row.byId) return typeof id === 'string' && id ? { to: dialog, params: { id } } : null;
  return dialog === 'register' ? { to: dialog, params: { code: address.search.affiliateCode } } : { to: dialog };
}

/** Open dialog with its id in the address, and its page if it is a centre. */
function openIn(portal: PortalRef) {
  const at = (seat: Seat) => portal.getSnapshot().children[seat]?.getSnapshot().context.place ?? null;
  const dialog = at('dialog');
  return { dialog: dialog?.to ?? null, page: at('page')?.to, id: idOf(dialog) };
}

/** Returns the id that names a place in the address. */
function idOf(place: Place | null): string | undefined {
  const row = place ? destinations[place.to] : undefined;
  const id = place?.params?.id;
  return row?.seat === 'dialog' && row.byId && typeof id === 'string' ? id : undefined;
}
