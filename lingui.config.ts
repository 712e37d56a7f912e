import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue a chunk: a screen's words travel with the screen, and the first visit brings only the shell's and home's. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn', 'en'],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: 'src/portal/locales/{locale}/shell',
      include: [
        'src/portal/shell/**',
        'src/portal/ui/**',
        'src/portal/app/**',
        'src/portal/dialogs/*.tsx',
        'src/portal/dialogs/logout/**',
        'src/portal/dialogs/alert/**',
      ],
    },
    // The page /login shows what the dialog shows.
    { path: 'src/portal/locales/{locale}/screens/login', include: ['src/portal/screens/login/**', 'src/portal/dialogs/login/**'] },
    {
      path: 'src/portal/locales/{locale}/screens/{name}',
      include: ['src/portal/screens/{name}/'],
      exclude: ['src/portal/screens/login/'],
    },
    {
      path: 'src/portal/locales/{locale}/dialogs/{name}',
      include: ['src/portal/dialogs/{name}/'],
      exclude: ['src/portal/dialogs/logout/', 'src/portal/dialogs/alert/'],
    },
  ],
});
