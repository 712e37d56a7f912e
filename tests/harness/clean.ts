import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { learnSiteZone } from '../../src/ui/site-clock';
import { toasts } from '../../src/ui/toast-store';
import { EVENT_CEILING } from './ceilings';
import { quickStyles } from './quick-style';
import './dom';

/**
 * The files of a worker share one window and their modules, because creating them costs too much per file. This removes
 * what a file may leave behind: the page, storage, cookies, timers, and the language with its messages.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
window.history.replaceState(null, '', '/');
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
// Lingui cannot unload messages, and those of the shell would remain for files that do not load them.
Reflect.set(i18n, '_messages', {});
i18n.loadAndActivate({ locale: 'en', messages: {} });

// Flows that load the system status set the site's time zone.
learnSiteZone(undefined);
toasts.release();
for (const { id } of toasts.list()) toasts.dismiss(id);

quickStyles(window);

configure({ asyncUtilTimeout: EVENT_CEILING });
afterEach(cleanup);
