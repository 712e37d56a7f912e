import { fromCallback } from 'xstate';
import { watchLanguage } from '../../../ui/browser/watch-language';

/** Sends `language.changed` to a chart that shows text of the gateway, which reads it again. */
export const languageChanges = fromCallback(({ sendBack }) =>
  watchLanguage(() => sendBack({ type: 'language.changed' })),
);
