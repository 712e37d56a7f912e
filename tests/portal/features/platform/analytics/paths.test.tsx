// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { analyticsMachine } from '../../../../../machines/platform/analytics/analytics.machine';
import { analyticsSamples } from '../../../../../machines/platform/analytics/analytics.samples';
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
import { AnalyticsConsent } from '../../../../../src/portal/features/platform/analytics';
import { saveTally } from '../../../../harness/coverage';
import { speaking, wordsOf } from '../../../../harness/words';
import { childOf, held } from '../../../../rendered/harness/test-doubles';

const { samples } = readSamples(analyticsSamples);
const exploration = explore(analyticsMachine, samples);
const { add, tally } = counter('analytics', 'rendered', exploration.declared);
afterAll(() => {
  expect(missing(tally())).toEqual([]);
  saveTally(tally());
});

/** Text of each state and its buttons; nothing in the others. */
const ON = ['analytics.on', 'analytics.stop'];
const TEXTS: Record<string, string[]> = {
  awaitingConsent: ['analytics.ask', 'analytics.allow', 'analytics.refuse'],
  loading: ON,
  counting: ON,
  idle: ON,
  declined: ['analytics.off', 'analytics.allow'],
};
const all = (['bn', 'en'] as const).flatMap((language) =>
  paths(exploration, 'transitions').map((path, index) => ({ language, path, index })),
);

describe('generated paths, as the player sees them [own.analytics.consent]', () => {
  test.each(all)('path $index in $language', async ({ language, path }) => {
    speaking(language);
    const words = wordsOf(language);
    const clock = new ManualClock();
    const actor = createActor(held(analyticsMachine), { clock });
    clock.attach(actor);
    actor.system.inspect(watch(analyticsMachine, add));
    render(
      <I18nProvider i18n={i18n}>
        <AnalyticsConsent actor={actor} />
      </I18nProvider>,
    );
    await act(async () => void actor.start());
    const buttons = () => screen.queryAllByRole('button');
    for (const step of path.steps) {
      await act(async () => {
        if (step.kind !== 'event')
          perform(step, {
            send: (event) => actor.send(event),
            clock,
            settle: (id, end) => settle(childOf(actor, id), end),
          });
        else if (step.event.type === 'consent.granted') buttons().at(0)?.click();
        else buttons().at(-1)?.click();
      });
      const state = String(actor.getSnapshot().value);
      expect(state).toBe(String(step.after.value));
      const text = document.querySelector('.consent p')?.textContent;
      expect([text, ...buttons().map(({ textContent }) => textContent)]).toEqual(
        TEXTS[state]?.map((id) => words(id)) ?? [undefined],
      );
    }
  });
});
