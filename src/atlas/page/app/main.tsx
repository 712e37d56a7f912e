import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { CHANNEL } from '../../session/messages';
import { addressOf, placeOf } from './address';
import { App } from './app';
import { atlasMachine } from './atlas.machine';
import { type Loader, machines } from './machines';
import { listen } from './session';
import './styles/index.css';
import type { PageData } from '../data';

/** Starts the page. Loaders and charts have the same order. */
export async function start(loaders: readonly Loader[]): Promise<void> {
  const data = await unpacked(document.getElementById('data')?.textContent ?? '');
  const actor = createActor(atlasMachine, {
    input: { place: placeOf(location.hash), folds: foldsOf(data), isReview: data.since !== undefined },
  }).start();
  window.addEventListener('hashchange', () => {
    if (location.hash !== addressOf(actor.getSnapshot().context.place))
      actor.send({ type: 'address.changed', place: placeOf(location.hash) });
  });
  actor.subscribe(({ context }) => {
    const address = addressOf(context.place);
    if ((location.hash || '#') !== address) history.replaceState(null, '', address);
  });
  const session = listen(new BroadcastChannel(CHANNEL), () => actor.send({ type: 'app.heard' }));
  const root = document.getElementById('atlas');
  if (root)
    createRoot(root).render(<App data={data} actor={actor} session={session} load={machines(data.charts, loaders)} />);
}

/** Returns the folded states of large charts, as they are laid out in the page. */
const foldsOf = ({ charts }: PageData) =>
  Object.fromEntries(
    charts.flatMap(({ key, folds, diff }) => {
      const found = (diff ?? { folds }).folds;
      return found ? [[key, found]] : [];
    }),
  );

/** Decodes the page's data: gzipped JSON as base64. */
async function unpacked(letters: string): Promise<PageData> {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}
