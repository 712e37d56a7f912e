import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import {
  type AnyDriver,
  counter,
  declared,
  describeMove,
  type Language,
  type MicrostepCoverage,
  missing,
  stable,
  table,
} from '../../src/atlas';
import { statesOf } from '../../tests/harness/beginnings';
import { charts } from '../../tests/harness/charts';
import { saveTally } from '../../tests/harness/coverage';
import { exploreFaces } from '../../tests/harness/faces';
import { localised } from '../../tests/harness/localised';
import { replayed, replaying } from '../../tests/harness/story';
import { violations, violationsLightAndDark, violationsOfWords } from './axe';
import { type Environment, type EnvironmentModel, feasiblePaths, stepsSinceStart, turnedIn } from './environment';
import { keep, realised, stepsOf } from './failed-paths';
import { type RunningGateway, startGateway } from './gateway';
import { infeasible } from './infeasible';
import { IN_GATE } from './looks';
import { PathRunner } from './path-runner';
import type { FlowSteps, Options } from './row';
import { Tester } from './tester';
import { uncovered } from './uncovered';

/** Charts whose states the gate visits in the browser: those that players meet first, and those of the wallet. */
const GATE_FLOWS = [
  ...['login', 'registration', 'registration-form', 'captcha', 'sms-countdown', 'forgot-password'],
  ...['system-status', 'logout'],
  ...['balance', 'money-move', 'move-submission', 'deposit', 'deposit-payment'],
  ...['withdrawal', 'withdrawal-confirmation'],
];

/** A strategy in one language: every transition taken, or every state visited. */
type Walk = { strategy: 'states' | 'transitions'; language: Language; isInGate?: boolean };

type Spoken = Pick<Walk, 'language' | 'isInGate'>;

/** Every chart takes each transition in one language and visits each state in the other. */
const walksOf = (flow: string): Walk[] =>
  GATE_FLOWS.includes(flow)
    ? [
        { strategy: 'states', language: 'bn', isInGate: true },
        { strategy: 'transitions', language: 'en' },
      ]
    : [
        { strategy: 'transitions', language: 'bn' },
        { strategy: 'states', language: 'en' },
      ];

/** Performs the feasible paths of a flow: one test per strategy. */
export const describePaths = ({ flow, driver, model, options }: FlowSteps): void =>
  runPathTests(flow, driver, model, options);

/**
 * Performs the generated paths of a chart that are feasible in the built portal with the real gateway: one test per
 * strategy, each path in a fresh browser. Counts coverage, and runs axe: in the gate once on every state, else light
 * and dark, in each language.
 */
export function runPathTests<W extends Environment>(
  flow: string,
  driver: AnyDriver,
  model: EnvironmentModel<W>,
  { languages = ['bn', 'en'], settings, named: atName }: Options = {},
): void {
  const chart = charts.find((candidate) => candidate.flow === flow);
  if (!chart?.samples) throw new Error(`There is no chart ${flow}, or it has no samples.`);
  const { machine, samples, words } = chart;
  const chartDeclared = declared(machine);
  const total = counter(flow, 'browser', chartDeclared);
  const checkedStates = new Set<string>();
  const gateStates = new Set<string>();
  const savedPaths = replayed(machine.id);
  let gateway: RunningGateway;

  beforeAll(async () => {
    gateway = await startGateway(settings);
  });
  afterAll(async () => {
    await gateway?.stop();
    if (savedPaths) return;
    saveTally(total.tally());
    console.log(table([total.tally()]));
  });

  /** Feasible paths of a strategy. Slow to compute, so only a test that runs does it. */
  const exploredIn = (language: Language) => exploreFaces(machine, localised(samples, language));
  const pathsOf = (exploration: ReturnType<typeof exploredIn>, strategy: Walk['strategy']) =>
    feasiblePaths(exploration, driver, model, strategy);
  type Paths = ReturnType<typeof pathsOf>;

  /** Runs axe once on every state, in the light scheme: it takes more than half of the time. */
  async function checkStates({ page }: Tester, value: StateValue) {
    const states = statesOf(value).filter((state) => !gateStates.has(state));
    if (states.length === 0) return;
    for (const state of states) gateStates.add(state);
    report(await violations(page), stable(value));
  }

  /**
   * Runs axe on every value of the state, light and dark; a value known from the other language is checked for its text
   * only.
   */
  async function checkAccessibility({ page }: Tester, value: StateValue, language: Language) {
    const key = stable(value);
    if (checkedStates.has(`${language} ${key}`)) return;
    const isKnown = checkedStates.has(`${language === 'bn' ? 'en' : 'bn'} ${key}`);
    checkedStates.add(`${language} ${key}`);
    report(await (isKnown ? violationsOfWords : violationsLightAndDark)(page), key);
  }

  /** Performs a path; throws with its steps in words, and stores what replays it. */
  async function perform(
    feasible: Paths,
    path: Paths['paths'][number],
    name: string,
    { language, isInGate }: Spoken,
    add: (...newCoverage: MicrostepCoverage[]) => void,
  ) {
    const opening = model.openings[path.opening];
    await gateway.becomes(opening?.fixture ?? 'everybody', ...turnedIn(opening));
    const tester = await Tester.arrives(gateway, { language, clock: true, named: atName });
    const runner = new PathRunner({ tester, driver, model, machine, ...feasible, path });
    try {
      for await (const { value, newCoverage } of runner.go()) {
        add(...newCoverage);
        await (isInGate ? checkStates(tester, value) : checkAccessibility(tester, value, language));
      }
      const amiss = [
        ...tester.errors,
        ...tester.unexpected().map(({ call, status }) => `${call} was answered with ${status}`),
      ];
      // Not by `expect`, which cuts long lines.
      if (amiss.length > 0) throw new Error(amiss.join('\n'));
    } catch (error) {
      const last = stepsSinceStart(path, runner.done, feasible.places);
      const steps = stepsOf(last, feasible.places);
      const file = await keep(name, tester.page, { path: last, steps, model, machine, language });
      const stepTexts = [last.opening, ...steps.map((step) => describeMove(step, 'en', words))];
      const rejected = `Rejected: ${tester.edge.refused.map(({ call, status }) => `${call} ${status}`).join(', ') || 'nothing'}.`;
      const reason = error instanceof Error ? error.message : error;
      throw new Error(
        [reason, `at "${stepTexts.at(-1)}", by`, ...stepTexts.map(numbered), rejected, replaying('browser', file)].join(
          '\n',
        ),
      );
    } finally {
      await tester.leaves();
    }
  }

  /** Performs every path and reports all that failed, so that one failure hides no other. */
  async function performAll(
    feasible: Paths,
    chosen: Paths['paths'],
    walk: Spoken,
    add: (...newCoverage: MicrostepCoverage[]) => void,
  ) {
    const failures: string[] = [];
    for (const [index, path] of chosen.entries())
      await perform(feasible, path, `${flow}-${index}-${walk.language}`, walk, add).catch((error: Error) =>
        failures.push(error.message),
      );
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${chosen.length} paths failed\n${failures.join('\n\n')}`);
  }

  describe(`${flow} in the browser`, () => {
    if (savedPaths) {
      test.each(savedPaths.map((path, index) => ({ path, index })))(
        'replayed path $index',
        UNLIMITED,
        async ({ path }) => {
          const { language = 'bn' } = path;
          const feasible = pathsOf(exploredIn(language), 'transitions');
          const again = realised(path, machine, localised(samples, language), model, feasible);
          await performAll(feasible, [again], { language }, () => {});
        },
      );
      return;
    }
    for (const walk of walksOf(flow).filter(({ language }) => languages.includes(language))) {
      const { strategy, language, isInGate } = walk;
      test(`${TITLES[strategy]} (${language})`, { ...UNLIMITED, ...(isInGate && IN_GATE) }, async () => {
        const { add, tally } = counter(flow, 'browser', chartDeclared);
        const exploration = exploredIn(language);
        const feasible = pathsOf(exploration, strategy);
        await performAll(feasible, feasible.paths, walk, (...newCoverage) => {
          add(...newCoverage);
          total.add(...newCoverage);
        });
        const isDue = (id: string) => strategy === 'transitions' || /^(states|requirements): /.test(id);
        const listed = (uncovered[flow] ?? []).map(([id]) => id);
        const known = [...new Set([...infeasible(flow, exploration, driver), ...listed])];
        expect(missing(tally()).filter(isDue).sort()).toEqual(known.filter(isDue).sort());
      });
    }
  });
}

function report(violations: string[], where: string): void {
  if (violations.length > 0) throw new Error(`axe in ${where}:\n${violations.join('\n')}`);
}

const TITLES = { states: 'visits every state', transitions: 'takes every transition' };
/** A test is as long as its chart; each wait within it has its own limit. */
const UNLIMITED = { timeout: 0 };
const numbered = (line: string, index: number) => `  ${index + 1}. ${line}`;
