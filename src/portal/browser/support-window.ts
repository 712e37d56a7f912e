import { SETTINGS } from '../../contract';

/** What is needed of the page's own window, and of the one it opens. */
export type WindowOpener = { open(address: string, target: string, features: string): SupportPopup | null };
type SupportPopup = { opener: unknown; location: { href: string }; close(): void };
/** The window of customer service. */
export type SupportWindow = { go(address: string): void; close(): void };

const { width, height } = SETTINGS.supportWindow;

/**
 * Opens it at once, still empty, while the browser knows that the player has asked for it (s9.const.support-window); null where the browser lets
 * none open. What is shown in it never reaches this page.
 */
export function openSupportWindow(page: WindowOpener): SupportWindow | null {
  const popup = page.open('about:blank', 'support', `popup,width=${width},height=${height}`);
  if (!popup) return null;
  popup.opener = null;
  return {
    go(address) {
      popup.location.href = address;
    },
    close: () => popup.close(),
  };
}
