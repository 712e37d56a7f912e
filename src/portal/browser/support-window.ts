import { SETTINGS } from '../../contract';

/** Required parts of the page's window, and of the one it opens. */
type WindowOpener = { open(address: string, target: string, features: string): SupportPopup | null };
type SupportPopup = { opener: unknown; closed: boolean; location: { href: string }; focus(): void; close(): void };
/** Window of customer service. `isOpen`: it was open before and has been focused; it shows its address already. */
export type SupportWindow = { isOpen: boolean; go(address: string): void; close(): void };

const { width, height } = SETTINGS.supportWindow;
/** The last window of each page: without an opener the browser does not find it by its name. */
const windows = new WeakMap<WindowOpener, SupportPopup>();

/**
 * Focuses the window of customer service where it is open. Else opens it, still empty, while the browser knows that the
 * player has requested it (s9.const.support-window); returns null where the browser blocks it. The window has no access
 * to this page.
 */
export function openSupportWindow(page: WindowOpener): SupportWindow | null {
  const last = windows.get(page);
  if (last && !last.closed) {
    last.focus();
    return windowOf(last, true);
  }
  const popup = page.open('about:blank', 'support', `popup,width=${width},height=${height}`);
  if (!popup) return null;
  popup.opener = null;
  windows.set(page, popup);
  return windowOf(popup, false);
}

const windowOf = (popup: SupportPopup, isOpen: boolean): SupportWindow => ({
  isOpen,
  go(address) {
    popup.location.href = address;
  },
  close: () => popup.close(),
});
