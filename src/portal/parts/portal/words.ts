import { i18n } from '@lingui/core';
import type { Language } from '../../../contract';
import { loadScript } from '../../../ui/browser/load-script';
import type { Catalogue } from './words-later';

type Catalogues = Record<string, () => Promise<Catalogue>>;
/** Of what the first visit shows. Where the others are is known when one is asked for: their addresses alone are a kilobyte and more. */
const first: Catalogues = import.meta.glob<Catalogue>('../../locales/*/{shell,home,login,phone,captcha}.po');
/** The catalogues that are in use: `shell`, `home`, `login` … */
const inUse = new Set<string>();

/** Loads the words of a chunk in the page's language; they travel beside the chunk, so that the first visit has only its own. */
export async function loadWords(name: string, language: string = i18n.locale) {
  inUse.add(name);
  const find = (catalogues: Catalogues) =>
    Object.entries(catalogues).find(([file]) => file.endsWith(`/${language}/${name}.po`))?.[1];
  const load = find(first) ?? find((await loadScript(() => import('./words-later'))).catalogues);
  if (!load) throw new Error(`There is no catalogue ${name} in ${language}`);
  i18n.load(language, (await loadScript(load)).messages);
}

/** Makes a language the page's once its words are loaded; what was typed stays. Once aborted it changes nothing. */
export async function speak(language: Language, signal?: AbortSignal) {
  const there = new Set<string>();
  // What comes into use meanwhile comes in the old language.
  for (let more = [...inUse]; more.length > 0; more = [...inUse].filter((name) => !there.has(name))) {
    await Promise.all(more.map((name) => loadWords(name, language)));
    for (const name of more) there.add(name);
  }
  signal?.throwIfAborted();
  i18n.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
