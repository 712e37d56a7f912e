import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { fromPromise } from 'xstate';
import type { Captcha, Failure, Slide } from '../../../src/contract';
import { type Page, PageContext } from '../../../src/portal/parts/portal/portal-context';
import { VaultContext } from '../../../src/ui/vault-context';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(cleanup);

/** Renders a view with messages, a router at `path`, and an optional page. */
export function show(view: ReactNode, { page = null, path = '/' }: { page?: Page | null; path?: string } = {}) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  render(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <PageContext value={page}>
          <VaultContext value={page?.vault ?? null}>{view}</VaultContext>
        </PageContext>
      </RouterContextProvider>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), router };
}

/** An actor's work that the test settles, as often as it is requested. */
export function heldWork<Output, Input = unknown>() {
  const requests: { input: Input; resolve: (output: Output) => void; reject: (error: unknown) => void }[] = [];
  const settle = (how: (work: (typeof requests)[number]) => void) =>
    act(async () => {
      const work = requests.at(-1);
      if (!work) throw new Error('Nothing was asked for');
      how(work);
    });
  return {
    asked: requests,
    logic: fromPromise<Output, Input>(
      ({ input }) => new Promise((resolve, reject) => requests.push({ input, resolve, reject })),
    ),
    done: (output: Output) => settle((work) => work.resolve(output)),
    fails: (failure: Failure) => settle((work) => work.reject(failure)),
  };
}

const png = 'iVBORw0KGgo=';
export const captcha: Captcha = { captchaId: '0190c1d2-0000-7000-8000-000000000001', image: png, expiresAt: 1 };
export const slide: Slide = {
  slideId: '0190c1d2-0000-7000-8000-000000000002',
  background: png,
  piece: png,
  width: 320,
  height: 160,
  pieceSize: 40,
  pieceTop: 60,
  expiresAt: 1,
};
export const rejection: Failure = {
  kind: 'rejected',
  code: 'login.wrong',
  message: 'The name or the password is wrong.',
};
export const offline: Failure = { kind: 'offline', code: 'client.offline' };
