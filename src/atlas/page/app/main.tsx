import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { CHANNEL } from '../../session/messages';
import { addressOf, placeOf } from './address';
import { App } from './app';
import { atlasMachine } from './atlas.machine';
import { type Loader, machines } from './machines';
import { listen } from './session';
import { unpacked } from './unpacked';
import './styles/index.css';
import type { PageData } from '../data';

/** Starts the page. Loaders and charts have the same order. */
export async function start(loaders: readonly Loader[]): Promise<void> {
  const data: PageData = await unpacked(document.getElementById('data')?.textContent ?? '').json();
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
