import * as v from 'valibot';
import { type FrameMessage, frameMessage } from '../../contract/play/studio-frame';

/**
 * Listens to a game's frame: valid messages of exactly that origin, and no others. Returns a function that stops it.
 */
export function hearFrame(origin: string, hear: (message: FrameMessage) => void, page: Window = window): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin) return;
    const read = v.safeParse(frameMessage, event.data);
    if (read.success) hear(read.output);
  };
  page.addEventListener('message', listen);
  return () => page.removeEventListener('message', listen);
}
