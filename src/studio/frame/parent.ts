import type { FrameMessage } from '../../contract/play/studio-frame';

type Said = FrameMessage extends infer M ? (M extends FrameMessage ? Omit<M, 'studio'> : never) : never;

/** Sends a message to the embedding page, restricted to its origin; does nothing without one. */
export function tell(said: Said): void {
  const portal = document.querySelector('meta[name=portal]')?.getAttribute('content');
  if (portal && window.parent !== window)
    window.parent.postMessage({ studio: 1, ...said } satisfies FrameMessage, portal);
}
