// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { account } from '../../../../../machines/samples';
import { SETTINGS } from '../../../../../src/contract';
import { watchHome } from '../../../../../src/portal/app/watch-home';
import { createClosedBar } from '../../../../../src/portal/browser/closed-bar';
import { PromoBar, promoBarFlow } from '../../../../../src/portal/features/support/promo-bar';
import { speaking, wordsOf } from '../../../../harness/words';
import { inLanguages } from '../../../../rendered/harness/in-languages';
import { lend } from '../../../harness/flow-support';
import { heldPortal } from '../../../harness/held-portal';
import { inRouter } from './support';

const PATH = '/wps/system/promoBar';
const bar = {
  id: 'fair.1',
  title: 'Verified results',
  content: '<p>Verify it. <a href="/help?article=fair">How to</a></p>',
};

/** The bar on home with the gateway's reply; `setReader` sets home's reader, `now` is the browser's clock. */
async function starts(reply: object, now = () => 1_000) {
  const { deps, sent } = lend({ [PATH]: reply });
  let setReader: (reader: string | null) => void = () => {};
  const watch = (notify: typeof setReader) => {
    setReader = notify;
    notify('bn visitor');
    return () => {};
  };
  const closed = createClosedBar(now);
  const actor = createActor(promoBarFlow({ clientFor: deps.clientFor, closed, watchHome: watch }), {
    input: SETTINGS.promoBar,
  });
  onTestFinished(() => void actor.stop());
  render(<I18nProvider i18n={i18n}>{inRouter(<PromoBar actor={actor} />)}</I18nProvider>);
  await act(async () => void actor.start());
  return { sent, setReader: (reader: string | null) => act(async () => setReader(reader)) };
}
const findBar = () => screen.queryByRole('complementary', { name: bar.title });
beforeEach(() => localStorage.clear());

inLanguages((language) => {
  beforeEach(() => speaking(language));

  test('shows a bar; closing it lasts for a day [own.home.promo-bar s9.const.promo-bar-delay]', async () => {
    expect(SETTINGS.promoBar.delay).toBe(0);
    const { sent, setReader } = await starts({ value: { bar } });
    await waitFor(() => expect(findBar()).not.toBeNull());
    expect(screen.getByRole('link', { name: 'How to' }).getAttribute('href')).toBe('/help?article=fair');
    await userEvent.click(screen.getByRole('button', { name: wordsOf(language)('promo-bar.close') }));
    expect(findBar()).toBeNull();
    await setReader(null);
    await setReader('bn visitor');
    expect([sent.length, findBar()]).toEqual([2, null]);
  });
});

test('closing lasts exactly a day and for one bar only [own.home.promo-bar]', async () => {
  const closedBarAt = (now: number) => createClosedBar(() => now);
  closedBarAt(1_000).keep('fair.1', SETTINGS.promoBar.closedFor);
  expect([
    closedBarAt(86_400_999).isClosed('fair.1'),
    closedBarAt(86_401_000).isClosed('fair.1'),
    closedBarAt(2_000).isClosed('fair.2'),
  ]).toEqual([true, false, false]);
});

test('an empty reply, a failure and other pages show nothing [own.home.promo-bar]', async () => {
  const { setReader } = await starts({ value: { bar } });
  await waitFor(() => expect(findBar()).not.toBeNull());
  await setReader(null);
  expect(findBar()).toBeNull();
  const { sent } = await starts({ value: { bar: null } });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(findBar()).toBeNull();
});

test('reports home with its reader once known, and reports leaving it [own.home.promo-bar]', async () => {
  const { portal, host } = heldPortal(account);
  const readers: (string | null)[] = [];
  onTestFinished(watchHome(portal, (reader) => readers.push(reader)));
  const opens = (to: string) => act(async () => host('screen')?.send({ type: 'place.requested', place: { to } }));
  await opens('home');
  await opens('lobby');
  expect(readers).toEqual([`en ${account.id}`, null]);
  await opens('home');
  await act(async () => host('dialog')?.send({ type: 'place.requested', place: { to: 'feedback' } }));
  expect(readers.slice(2)).toEqual([`en ${account.id}`, null]);
  await act(async () => host('dialog')?.send({ type: 'leave.requested' }));
  expect(readers.at(-1)).toBe(`en ${account.id}`);
  await act(async () => portal.getSnapshot().children.language?.send({ type: 'language.requested', language: 'bn' }));
  expect(readers.at(-1)).toBe(`bn ${account.id}`);
});
