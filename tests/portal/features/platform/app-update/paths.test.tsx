// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appUpdateMachine } from '../../../../../machines/platform/app-update/app-update.machine';
import { appUpdateSamples } from '../../../../../machines/platform/app-update/app-update.samples';
import {
  counter,
  explore,
  ManualClock,
  missing,
  paths,
  perform,
  readSamples,
  settle,
  watch,
} from '../../../../../src/atlas';
import { UpdateToast } from '../../../../../src/portal/features/platform/app-update';
import { saveTally } from '../../../../harness/coverage';
import { speaking, wordsOf } from '../../../../harness/words';
import { childOf, held } from '../../../../rendered/harness/test-doubles';

const { samples } = readSamples(appUpdateSamples);
const exploration = explore(appUpdateMachine, samples);
const { add, tally } = counter('app-update', 'rendered', exploration.declared);
afterAll(() => {
  expect(missing(tally())).toEqual([]);
  saveTally(tally());
});

/** Text of each state; nothing in the others. */
const TEXTS: Record<string, string> = {
  outdated: 'update.outdated',
  ready: 'update.ready',
  takenOver: 'update.takenOver',
  held: 'update.held',
  activating: 'update.working',
  checkingInput: 'update.working',
};
const BUTTONS: Record<string, string> = { 'update.accepted': 'update.accept', 'update.postponed': 'update.later' };
const all = (['bn', 'en'] as const).flatMap((language) =>
  paths(exploration, 'transitions').map((path, index) => ({ language, path, index })),
);

describe('generated paths, as the player sees them', () => {
  test.each(all)('path $index in $language', async ({ language, path }) => {
    speaking(language);
    const words = wordsOf(language);
    const clock = new ManualClock();
    const actor = createActor(held(appUpdateMachine), { clock });
    clock.attach(actor);
    actor.system.inspect(watch(appUpdateMachine, add));
    render(
      <I18nProvider i18n={i18n}>
        <UpdateToast actor={actor} />
      </I18nProvider>,
    );
    await act(async () => void actor.start());
    for (const step of path.steps) {
      const pressed = step.kind === 'event' ? BUTTONS[step.event.type] : undefined;
      await act(async () => {
        if (pressed) screen.getByRole('button', { name: words(pressed) }).click();
        else
          perform(step, {
            send: (event) => actor.send(event),
            clock,
            settle: (id, ending) => settle(childOf(actor, id), ending),
          });
      });
      const state = String(actor.getSnapshot().value);
      const textId = TEXTS[state];
      expect(state).toBe(String(step.after.value));
      expect(document.querySelector('.update-toast p')?.textContent ?? null).toBe(textId ? words(textId) : null);
    }
  });
});
