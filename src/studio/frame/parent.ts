import type { FrameMessage } from '../../contract/play/studio-frame';

type OutgoingMessage = FrameMessage extends infer M ? (M extends FrameMessage ? Omit<M, 'studio'> : never) : never;

/** Sends a message to the embedding page, restricted to its origin; does nothing without one. */
export function postToPortal(outgoingMessage: OutgoingMessage): void {
  const portal = document.querySelector('meta[name=portal]')?.getAttribute('content');
  if (portal && window.parent !== window)
    window.parent.postMessage({ studio: 1, ...outgoingMessage } satisfies FrameMessage, portal);
}
