import { i18n } from '@lingui/core';
import { type Language, SETTINGS } from '../../../contract';
import { inTime } from '../../../ui/browser/in-time';
import { loadScript } from '../../../ui/browser/load-script';
import type { Catalogue } from './words-later';

type Catalogues = Record<string, () => Promise<Catalogue>>;
/** Messages of the first visit. The addresses of the others, more than a kilobyte, load when one is requested. */
const first: Catalogues = import.meta.glob<Catalogue>('../../locales/*/{shell,home,login,phone,captcha}.po');
/** The catalogues that are in use: `shell`, `home`, `login` … */
const inUse = new Set<string>();

/**
 * Loads the words of a chunk in the page's language; they travel beside the chunk, so that the first visit has only its
 * own.
 */
export async function loadWords(name: string, language: string = i18n.locale) {
  inUse.add(name);
  const find = (catalogues: Catalogues) =>
    Object.entries(catalogues).find(([file]) => file.endsWith(`/${language}/${name}.po`))?.[1];
  const load = find(first) ?? find((await loadScript(() => import('./words-later'))).catalogues);
  if (!load) throw new Error(`There is no catalogue ${name} in ${language}`);
  i18n.load(language, (await loadScript(load)).messages);
}

/** Sets the page's language once its messages are loaded; the input stays. Once aborted it changes nothing. */
export async function speak(language: Language, signal?: AbortSignal) {
  const there = new Set<string>();
  // Parts that load in the meantime start in the old language.
  for (let more = [...inUse]; more.length > 0; more = [...inUse].filter((name) => !there.has(name))) {
    await Promise.all(more.map((name) => loadWords(name, language)));
    for (const name of more) there.add(name);
  }
  signal?.throwIfAborted();
  i18n.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A chunk loads with its messages, or fails after 120 s (s8.chunk.load-error). */
export const inChunk = <Module>(words: readonly string[], load: () => Promise<Module>) =>
  inTime(Promise.all([load(), ...words.map((text) => loadWords(text))]), SETTINGS.chunkTimeout).then(
    ([module]) => module,
  );
