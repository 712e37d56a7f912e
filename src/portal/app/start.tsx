import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerService } from 'xstate/dev';
import { browserStorage, tabStorage } from '../../ui/browser/guarded-storage';
import { monotonicNow } from '../../ui/browser/server-clock';
import { isMailedLink, takeLinkToken } from '../browser/link-token';
import { createStorage } from '../browser/storage';
import { loadWords, speak } from '../parts/portal/words';
import { App } from './app';
import { createNotes } from './client-errors/notes';
import { listen } from './listen';
import { createPage } from './page';
import { createPortalRouter } from './router';

/** Ms; by then the first page is there, on a slow network too. */
const SETTLED = 3_000;

/** Starts the page: hydrates the served document, or replaces it. */
export async function start() {
  const storage = createStorage(tabStorage, browserStorage, document);
  const language = storage.language();
  const notes = createNotes(window);
  const report = () =>
    import('./client-errors/report-errors').then(({ reportErrors }) =>
      reportErrors(notes, window, { language: storage.language, random: Math.random }),
    );
  // Before anything that may fail. Without the recorder, notes would pile up.
  setTimeout(() => report().catch(() => notes.handOver(() => {})), SETTLED);
  const served = document.documentElement.lang;
  const history = createBrowserHistory();
  const page = createPage({
    fetch: window.fetch.bind(window),
    storage,
    session: tabStorage,
    host: location.host,
    history,
    language,
    now: monotonicNow,
    inspect: notes.add,
  });
  page.portal.system.inspect(notes.add);
  // The atlas (`?atlas`) and the inspector (`?inspect`) of development hear it by this.
  if (import.meta.env.DEV) registerService(page.portal);
  takeLinkToken(location, window.history, page.vault);
  // Another link in the same tab changes the fragment alone: the page starts again with it.
  addEventListener('hashchange', () => isMailedLink(location) && location.reload());
  const router = createPortalRouter({ portal: page.portal }, history);

  await loadWords('shell', language);
  await speak(language);
  storage.keepLanguage(language);
  // Without this the router replaces the served document instead of hydrating it.
  router.ssr = { manifest: undefined };
  await router.load();

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  let hasStarted = false;
  // Charts start after the first render, which must equal the served one: their first state.
  const begin = () => {
    if (hasStarted) return;
    hasStarted = true;
    page.portal.start();
    listen(page.portal, router, storage);
  };
  const { onCaughtError } = notes;
  // A document in another language, or of another page, is replaced and not hydrated.
  if (root.dataset.path === router.latestLocation.pathname && served === language)
    hydrateRoot(root, <App page={{ ...page, onHydrated: begin }} router={router} />, { onCaughtError });
  else createRoot(root, { onCaughtError }).render(<App page={page} router={router} onFirstRender={begin} />);

  // A failed load is retried with the next page.
  setTimeout(() => void import('./later').then(({ goOn }) => goOn({ ...page, router })).catch(() => {}), SETTLED);
}
