import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import {
  type AnyDriver,
  type AnySamples,
  counter,
  declared,
  explore,
  type Language,
  type Move,
  missing,
  type Path,
  type PathStep,
  paths,
  retrace,
  type SavedPath,
  type Situation,
  saved,
  settle,
  stable,
  table,
} from '../../../src/atlas';
import { beginnings, visitedStates } from '../../harness/beginnings';
import { EVENT_CEILING } from '../../harness/ceilings';
import { charts } from '../../harness/charts';
import { saveTally } from '../../harness/coverage';
import { samplesOf } from '../../harness/faces';
import { localised } from '../../harness/localised';
import { keepPath, replayed, replaying, storyOf } from '../../harness/story';
import { type Around, openPage, type RenderedPage } from './page';
import { visitor } from './siblings';
import { childOf } from './test-doubles';
import '../../harness/dom';

/** Functions of a rendered page that a path needs, of any app. */
type PathPage = Pick<RenderedPage, 'screen' | 'clock' | 'act' | 'eventsOf' | 'ignored' | 'leaks'>;

type Page<P extends PathPage> = Partial<Around> & {
  /** Brings the page to the chart's initial state and returns its actor. */
  begin: (page: P, input: unknown) => AnyActorRef | Promise<AnyActorRef>;
};
/** Part of a stage that every app has. */
type Stage = Pick<Parameters<typeof openPage>[0], 'language' | 'watched' | 'report'>;

type Row<P extends PathPage> = Partial<Page<P>> & {
  flow: string;
  driver: AnyDriver;
  /** Pages that show the chart, keyed by the prefix of the sample names that belong to that page alone. */
  faces?: Record<string, Page<P>>;
  /** Partitions the samples, where one sample rules out others on the same page. */
  sets?: (samples: AnySamples) => AnySamples[];
  /** Sets the siblings up for an event; returns false if the view that sends the event has crashed. */
  scene?: (page: P, event?: string) => boolean;
  /** Moves that the page answers immediately, so that the chart does not stay in the state it would stay in alone. */
  leadsOn?: (move: Move) => boolean;
  /** Deterministic part of the context: two pointer movements are never the same. */
  predictable?: (context: Record<string, unknown>) => Record<string, unknown>;
};

const LANGUAGES: Language[] = ['bn', 'en'];
type Numbered = { number: number; path: Path };
const POLL = { timeout: EVENT_CEILING, interval: 10 };

/**
 *  Performs every generated path of a chart on the page, one test per path: all in Bengali, in English those that show
 * something new. The gate shows every state once in Bengali; `npm run test:all` takes every transition. No view may
 * send an event that is ignored, and no typed secret may leak (asvs 14.2.1). Meets s1.product.languages.
 */
export const describePaths = (row: Row<RenderedPage>): void =>
  describePathsOn({ ...row, open: (stage, around) => openPage({ ...stage, children: visitor, ...around }) });

/** Performs the paths on a page of another app, which `open` renders. */
export function describePathsOn<P extends PathPage>({
  open,
  flow,
  driver,
  faces,
  sets,
  scene,
  leadsOn,
  predictable = (context) => context,
  ...alone
}: Row<P> & { open: (stage: Stage, around: Partial<Around>, input: unknown) => Promise<P> }): void {
  const { machine, samples, words } = chartOf(flow);
  const chart = declared(machine);
  const { add, tally } = counter(flow, 'rendered', chart);
  afterEach(cleanup);
  const savedPaths = replayed(machine.id);
  afterAll(() => {
    if (savedPaths) return;
    saveTally(tally());
    console.log(table([tally()]));
  });

  /** Every path in Bengali, which most players read; in English only as many as show every state and event. */
  const walksIn = (language: Language): Numbered[] =>
    language === 'bn' ? bengali.map((path, index) => ({ number: index + 1, path })) : beginnings(bengali);
  /** The gate shows each state once, in Bengali. */
  const gateWalksIn = (language: Language) => (language === 'bn' ? beginnings(bengali, visitedStates) : []);
  const spoken = localised(samples, 'bn');
  const apart = sets?.(spoken) ?? (faces ? Object.keys(faces).map((face) => samplesOf(spoken, face)) : [spoken]);
  const bengali: Path[] = savedPaths
    ? []
    : apart.flatMap((set) => paths(explore(machine, set), 'transitions', leadsOn));

  const savedPathsIn = (language: Language) => savedPaths?.filter((path) => (path.language ?? language) === language);

  describe.each(LANGUAGES.filter((language) => savedPathsIn(language)?.length !== 0))(
    `${flow} in %s, without leaking secrets [asvs 14.2.1]`,
    (language) => {
      const spoken = localised(samples, language);
      const again = (path: SavedPath) => retrace(machine, spoken, path);

      const perform = async ({ number, path: found }: Numbered) => {
        const path = language === 'bn' ? found : again(saved('', found, chart));
        const pageSetup = pageOf(path);
        const page = await open({ language, watched: machine, report: add }, pageSetup, path.inputValue);
        const subject = await pageSetup.begin(page, path.inputValue);
        const done: PathStep[] = [];
        try {
          await arrive(page, subject, path.start);
          for (const step of path.steps) {
            done.push(step);
            await performStep(page, subject, step);
            await arrive(page, subject, step.after);
          }
        } catch (error) {
          const name = `${flow}-${number}-${language}`;
          const file = keepPath('rendered', name, machine.id, { ...saved(name, path, chart), language });
          const failureLines = [
            error instanceof Error ? error.message : error,
            'by',
            storyOf(path, done, 'en', words),
            replaying('rendered', file),
          ];
          throw new Error(failureLines.join('\n'));
        }
        expect(page.ignored).toEqual([]);
        expect(page.leaks()).toEqual([]);
      };
      if (savedPaths) {
        const replays = (savedPathsIn(language) ?? []).map((path, index) => ({ number: index + 1, path: again(path) }));
        return test.each(replays)('replayed path $number', perform);
      }
      test.each(gateWalksIn(language))('path $number as far as it shows a new state', perform);
      test.each(walksIn(language))('path $number', { tags: ['extended'] }, perform);
    },
  );

  test(`the driver of ${flow} names only existing outcomes`, () => {
    const known = Object.entries(samples.outcomes).flatMap(([actor, classes]) =>
      Object.keys(classes).map((name) => `${actor}: ${name}`),
    );
    const driverOutcomes = Object.entries(driver.outcomes ?? {}).flatMap(([actor, means = {}]) =>
      Object.keys(means).map((name) => `${actor}: ${name}`),
    );
    expect(driverOutcomes.filter((outcome) => !known.includes(outcome))).toEqual([]);
  });

  test(`${flow} shows every state`, () =>
    expect(missing(tally()).filter((id) => id.startsWith('states: '))).toEqual([]));
  test(`${flow} takes every transition`, { tags: ['extended'] }, () => expect(missing(tally())).toEqual([]));

  /** Returns the page that shows the chart on this path. */
  function pageOf({ input = '', steps }: Path): Page<P> {
    const classes = [input, ...steps.map(({ sample }) => sample?.class ?? '')];
    const names = classes.map((name) => name.split(': ')).filter(({ length }) => length > 1);
    const face = faces?.[names[0]?.[0] ?? ''] ?? Object.values(faces ?? {})[0];
    if (face) return face;
    const { begin: start } = alone;
    if (start) return { ...alone, begin: start };
    throw new Error(`It is not said where ${flow} is shown.`);
  }

  async function performStep(page: PathPage & P, subject: AnyActorRef, { kind, event, invoke, before }: PathStep) {
    if (kind === 'delay') return page.act(() => page.clock.end(event.type));
    if (kind === 'outcome') {
      const ending = 'error' in event ? { error: event.error } : { output: event.output };
      return page.act(() => settle(childOf(subject, invoke ?? ''), ending));
    }
    const verb = driver.events[event.type];
    if (verb === undefined) throw new Error(`The driver does not say how ${event.type} is performed.`);
    let possible = true;
    await page.act(() => {
      possible = scene?.(page, event.type) ?? true;
    });
    const count = () => page.eventsOf(subject).filter(({ type }) => type === event.type).length;
    const earlier = count();
    const performed = verb === 'itself' || !possible ? 'itself' : await verb(page.screen, event, before.context);
    if (performed === 'itself') return page.act(() => subject.send(event));
    await waitFor(() => expect(count(), `${event.type} was performed but not received`).toBeGreaterThan(earlier), POLL);
  }

  /** Asserts that the chart is in the expected state and that the page shows it. */
  async function arrive({ screen }: PathPage, subject: AnyActorRef, { value, context }: Situation) {
    const plain = (of: Situation) => stable([of.value, predictable(Object(of.context))]);
    await waitFor(() => expect(plain(subject.getSnapshot())).toBe(plain({ value, context })), POLL);
    const snapshot: AnyMachineSnapshot = subject.getSnapshot();
    for (const node of snapshot._nodes) {
      if (node.path.length === 0) continue;
      const see = driver.states[node.path.join('.')];
      if (see === undefined) throw new Error(`The driver does not say what is visible in ${node.path.join('.')}.`);
      if (see === 'passes') throw new Error(`It rests in ${node.path.join('.')}, which the driver says it passes.`);
      await see(screen, snapshot.context);
    }
  }
}

function chartOf(flow: string) {
  const chart = charts.find((candidate) => candidate.flow === flow);
  if (!chart?.samples) throw new Error(`There is no chart ${flow}, or it has no samples.`);
  return { ...chart, samples: chart.samples };
}
