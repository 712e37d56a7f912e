// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { isLaterRelease, RELEASE } from '../../../../../src/contract/platform/release';
import { appUpdateFlow, UpdateToast } from '../../../../../src/portal/features/platform/app-update';
import { speaking, wordsOf } from '../../../../harness/words';
import { inLanguages } from '../../../../rendered/harness/in-languages';

/** A worker as a browser exposes it. */
class Worker extends EventTarget {
  state = 'installing';
  asked: unknown[] = [];
  postMessage = (data: unknown) => this.asked.push(data);
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  scope = '/';
  active: Worker | null = new Worker();
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = vi.fn(async () => {});
  /** A version is found and waits. */
  finds(worker = new Worker()) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    [this.installing, this.waiting] = [null, worker];
    worker.becomes('installed');
    return worker;
  }
}
class Container extends EventTarget {
  controller: Worker | null = new Worker();
  registration = new Registration();
  ready = Promise.resolve(this.registration);
  register = vi.fn(async (): Promise<unknown> => this.registration);
  getRegistration = async () => this.registration;
}

let container: Container;
let actor: Actor<ReturnType<typeof appUpdateFlow>>;
const reload = vi.fn();
const settled = () => act(async () => void (await new Promise((done) => setTimeout(done))));
const NO_WORKERS = null;
let reportRelease = (_release: string) => {};
async function starts(more: Partial<Container> | null = {}) {
  container = Object.assign(new Container(), more);
  const watchRelease = (notify: typeof reportRelease) => {
    reportRelease = notify;
    return () => {};
  };
  actor = createActor(appUpdateFlow(more ? Object(container) : undefined, document, watchRelease));
  actor.on('reload.requested', reload);
  render(
    <I18nProvider i18n={i18n}>
      <UpdateToast actor={actor} />
    </I18nProvider>,
  );
  actor.start();
  await settled();
  return { user: userEvent.setup() };
}
beforeEach(() => void reload.mockClear());
afterEach(cleanup);
const toastText = () => document.querySelector('.update-toast p')?.textContent ?? null;

inLanguages((language) => {
  const words = wordsOf(language);
  beforeEach(() => speaking(language));
  const press = (id: string) => screen.getByRole('button', { name: words(id) });

  test('a new version is announced; accepting it activates it and reloads the page [own.app.update]', async () => {
    const { user } = await starts();
    expect([container.register.mock.calls, toastText()]).toEqual([[['/sw.js']], null]);
    const worker = await act(async () => container.registration.finds());
    expect([toastText(), worker.asked]).toEqual([words('update.ready'), []]);
    await user.click(press('update.accept'));
    expect([toastText(), worker.asked, reload.mock.calls.length]).toEqual([words('update.working'), ['takeOver'], 0]);
    await act(async () => worker.becomes('activated'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('with input in a form nothing reloads until it is cleared [own.app.update]', async () => {
    const { user } = await starts();
    const field = document.body.appendChild(document.createElement('input'));
    field.value = 'rahim';
    const worker = await act(async () => container.registration.finds());
    await user.click(press('update.accept'));
    await act(async () => worker.becomes('activated'));
    await settled();
    expect([toastText(), reload.mock.calls.length, field.value]).toEqual([words('update.held'), 0, 'rahim']);
    field.remove();
    container.registration.waiting = null;
    await user.click(press('update.accept'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a newer gateway is announced without workers; the page reloads once nothing is typed [own.app.release]', async () => {
    const { user } = await starts(NO_WORKERS);
    await act(async () => reportRelease('0.0.9'));
    await act(async () => reportRelease(RELEASE));
    await act(async () => reportRelease(''));
    expect([toastText(), actor.getSnapshot().value]).toEqual([null, 'absent']);
    await act(async () => reportRelease('99.0.0'));
    expect(toastText()).toBe(words('update.outdated'));
    const field = document.body.appendChild(document.createElement('input'));
    field.value = 'rahim';
    await user.click(press('update.accept'));
    await settled();
    expect([toastText(), reload.mock.calls.length]).toEqual([words('update.held'), 0]);
    field.remove();
    await user.click(press('update.accept'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('an activation by another tab is announced and can be postponed [own.app.update]', async () => {
    const { user } = await starts();
    await act(async () => void container.dispatchEvent(new Event('controllerchange')));
    expect(toastText()).toBe(words('update.takenOver'));
    await user.click(press('update.later'));
    expect([toastText(), reload.mock.calls.length, actor.getSnapshot().status]).toEqual([null, 0, 'done']);
  });
});

test('a version waiting since an earlier visit is announced [own.app.update]', async () => {
  const registration = new Registration();
  registration.waiting = new Worker();
  await starts({ ready: Promise.resolve(registration) });
  expect(actor.getSnapshot().value).toBe('ready');
});

test('a first worker replaces none, and a browser without workers continues [own.app.offline]', async () => {
  const registration = new Registration();
  registration.active = null;
  await starts({ controller: null, ready: Promise.resolve(registration) });
  await act(async () => void registration.finds());
  await act(async () => void container.dispatchEvent(new Event('controllerchange')));
  expect(actor.getSnapshot().value).toBe('current');
  await starts({ register: vi.fn(async () => undefined) });
  expect(actor.getSnapshot().value).toBe('absent');
});

test('a version replaced while waiting can still be accepted [own.app.update]', async () => {
  const { user } = await starts();
  const worker = await act(async () => container.registration.finds());
  await user.click(screen.getAllByRole('button')[0] ?? document.body);
  await act(async () => worker.becomes('redundant'));
  await settled();
  expect(actor.getSnapshot().value).toBe('ready');
});

test.each([
  ['0.1.1', '0.1.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.99.99', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.2.0', false],
  ['', '0.1.0', false],
  ['next', '0.1.0', false],
])('release %j is later than %j: %s [own.app.release]', (release, other, isLater) =>
  expect(isLaterRelease(release, other)).toBe(isLater),
);
