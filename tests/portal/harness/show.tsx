import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/**
 * Renders a view as a page at `path`, in English (whose messages are in the source), or with the digits of another
 * language.
 */
export function show(view: ReactNode, { path = '/', language = 'en' } = {}) {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const rendering = render(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>{view}</RouterContextProvider>
    </I18nProvider>,
  );
  return { ...rendering, user: userEvent.setup(), router };
}
