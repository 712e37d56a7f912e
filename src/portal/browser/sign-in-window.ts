import type { Failure } from '../../contract';

/** Message of the page that a provider returns to (src/gateway/identity/social/return-page.ts). */
type ReturnMessage = { state?: string; code?: string; iss?: string };
/** The provider's authorization code, and the issuer that it names (RFC 9207). */
export type Authorization = { code: string; iss?: string };
/** A window in which a player logs in at a provider. */
export type SignInWindow = {
  go(address: string): void;
  /**
   * Resolves to the response under a state. Rejects with `social.popupBlocked`, `social.popupClosed` or
   * `social.denied`.
   */
  authorization(state: string, signal: AbortSignal): Promise<Authorization>;
  close(): void;
};

/** Required parts of the page's window, and of the one it opens. */
type Opener = { open(address: string, target: string, features: string): Popup | null };
type Popup = { readonly closed: boolean; location: { href: string }; close(): void };

const CHANNEL = 'social.return';
const LOOK_EVERY = 300;
/** Ms; the player may close the window while its message is on the way. */
const GRACE = 1_000;
const failure = (code: string): Failure => ({ kind: 'rejected', code });

/** Opens an empty window immediately, while the browser links it to the player's press. */
export function openSignInWindow(page: Opener): SignInWindow {
  const popup = page.open('about:blank', '_blank', 'popup,width=480,height=640');
  const channel = new BroadcastChannel(CHANNEL);
  return {
    go(address) {
      if (popup) popup.location.href = address;
    },
    authorization: (state, signal) =>
      new Promise((resolve, reject) => {
        if (!popup) return reject(failure('social.popupBlocked'));
        channel.onmessage = ({ data }: MessageEvent<ReturnMessage>) => {
          if (data.state !== state) return;
          channel.postMessage({ received: state });
          if (data.code) resolve({ code: data.code, iss: data.iss });
          else reject(failure('social.denied'));
        };
        const check = setInterval(() => {
          if (!popup.closed) return;
          clearInterval(check);
          setTimeout(() => reject(failure('social.popupClosed')), GRACE);
        }, LOOK_EVERY);
        signal.addEventListener('abort', () => {
          clearInterval(check);
          reject(signal.reason);
        });
      }),
    close() {
      channel.close();
      popup?.close();
    },
  };
}
