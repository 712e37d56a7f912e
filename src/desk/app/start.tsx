import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { browserStorage, tabStorage } from '../../ui/browser/guarded-storage';
import { monotonicNow } from '../../ui/browser/server-clock';
import { createVault } from '../../ui/browser/vault';
import { wired } from '../../ui/browser/wired';
import { createDeskAddress } from '../browser/address';
import { takeEnrolmentToken } from '../browser/enrolment-link';
import { createDeskStorage } from '../browser/storage';
import { showTheme } from '../browser/theme';
import { speak } from '../browser/words';
import { createDeskDependencies } from './dependencies';
import { Desk } from './desk';
import { deskFlow } from './desk.flow';

/** Starts the desk in the language and the theme of the earlier visit. */
export async function start() {
  const storage = createDeskStorage(tabStorage, browserStorage);
  const vault = createVault();
  const byLink = takeEnrolmentToken(location, history, vault);
  const choices = { language: storage.language(), theme: storage.theme(), shortcuts: storage.shortcuts() };
  const address = createDeskAddress(window);
  showTheme(choices.theme);
  await speak(choices.language);
  const deps = createDeskDependencies({ fetch: window.fetch.bind(window), storage, vault, address, now: monotonicNow });
  const desk = createActor(wired(deskFlow(deps)), { input: { byLink, ...choices, link: address.link() } });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  createRoot(root).render(<Desk desk={desk} vault={vault} />);
  desk.start();
}
