// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { promoBarMachine } from '../../../../../machines/support/promo-bar/promo-bar.machine';
import { promoBarSamples } from '../../../../../machines/support/promo-bar/promo-bar.samples';
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
import { SETTINGS } from '../../../../../src/contract';
import { PromoBar } from '../../../../../src/portal/features/support/promo-bar';
import { saveTally } from '../../../../harness/coverage';
import { speaking, wordsOf } from '../../../../harness/words';
import { childOf, held } from '../../../../rendered/harness/test-doubles';
import { inRouter } from './support';

const { samples } = readSamples(promoBarSamples);
const exploration = explore(promoBarMachine, samples);
const { add, tally } = counter('promo-bar', 'rendered', exploration.declared);
afterAll(() => {
  expect(missing(tally())).toEqual([]);
  saveTally(tally());
});

const all = (['bn', 'en'] as const).flatMap((language) =>
  paths(exploration, 'transitions').map((path, index) => ({ language, path, index })),
);

describe('generated paths, as the player sees them', () => {
  test.each(all)('path $index in $language', async ({ language, path }) => {
    speaking(language);
    const words = wordsOf(language);
    const clock = new ManualClock();
    const actor = createActor(held(promoBarMachine), { clock, input: SETTINGS.promoBar });
    clock.attach(actor);
    actor.system.inspect(watch(promoBarMachine, add));
    render(<I18nProvider i18n={i18n}>{inRouter(<PromoBar actor={actor} />)}</I18nProvider>);
    await act(async () => void actor.start());
    for (const step of path.steps) {
      await act(async () => {
        if (step.kind === 'event' && step.event.type === 'bar.closed')
          screen.getByRole('button', { name: words('promo-bar.close') }).click();
        else
          perform(step, {
            send: (event) => actor.send(event),
            clock,
            settle: (id, ending) => settle(childOf(actor, id), ending),
          });
      });
      const { value, context } = actor.getSnapshot();
      expect(value).toBe(step.after.value);
      expect(screen.queryByRole('complementary')?.getAttribute('aria-label') ?? null).toBe(
        value === 'visible' ? context.bar?.title : null,
      );
      expect(screen.queryAllByRole('link')).toHaveLength(value === 'visible' ? 1 : 0);
    }
  });
});
