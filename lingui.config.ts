import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue a chunk: a screen's words travel with the screen, and the first visit brings only the shell's and home's. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn', 'en'],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    { path: 'src/portal/locales/{locale}/shell', include: ['src/portal/shell/**', 'src/portal/ui/**', 'src/portal/app/**'] },
    { path: 'src/portal/locales/{locale}/screens/{name}', include: ['src/portal/screens/{name}/'] },
    { path: 'src/portal/locales/{locale}/dialogs/{name}', include: ['src/portal/dialogs/{name}/'] },
  ],
});
