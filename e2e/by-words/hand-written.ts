import type { AnyStateMachine } from 'xstate';
import { freshWindow, resetTo } from '../../machines/steps';
import type { AnySamples, Case, Language, LeftToMachine, Path, SetUp } from '../../src/atlas';
import { everyMove, stubbed, Trail, tokenOf } from '../../src/atlas';
import { turnedIn } from '../harness/environment';
import { AUTOMATED, Recorder } from './recorder';
import { actionText, checkText, joined } from './sentences';
import type { ScriptLine } from './writer';
import { WritingHand } from './writing-hand';
import { casesOf } from './written-cases';

/** A step of a tester or an operator, and the moves of the chart that it causes, by their tokens. */
type HandStep = readonly [perform: (hand: WritingHand) => unknown, ...moves: string[]];

/**
 * Script of a flow whose paths no driver performs on its own, such as a lifecycle: it leads through the pages that show
 * the flow, and its moves must be possible in the chart.
 */
export type HandWritten = {
  /** Index of the chart's sample input. */
  input?: string;
  fixture?: string;
  turned?: string[];
  steps: readonly HandStep[];
};

/** Scripts of a flow, which its `<flow>.scripts.ts` exports. */
export type FlowScripts = { flow: string; scripts: readonly HandWritten[] };

/** A step of the path through the chart, with its innermost states afterwards. */
type Walked = { moves: Path['steps']; states: string[] };

const LANGUAGES: readonly Language[] = ['en', 'bn'];

/** Writes the scripts of a flow in both languages, and follows them in its chart. */
export async function writeByHand({ flow, scripts }: FlowScripts, machine: AnyStateMachine, samples: AnySamples) {
  const written = await Promise.all(
    scripts.map(async (script) => {
      const { path, walked } = follow(flow, script, machine, samples);
      const [en = [], bn = []] = await Promise.all(LANGUAGES.map((language) => write(script, walked, language)));
      const preparations: SetUp[] = [resetTo(script.fixture ?? 'everybody', turnedIn(script)), freshWindow];
      return { path, steps: { en, bn }, given: preparations };
    }),
  );
  const done = new Set(written.flatMap(({ path }) => path.steps.map(tokenOf)));
  const cases: Case[] = casesOf(written, machine);
  const left: LeftToMachine[] = everyMove(stubbed(machine), samples)
    .filter((move) => !done.has(tokenOf(move)))
    .map((move) => ({ move, why: AUTOMATED }));
  return { cases, paths: written.map(({ path }) => path), left };
}

/** Follows the moves of a script in its chart. */
function follow(flow: string, { input, steps }: HandWritten, machine: AnyStateMachine, samples: AnySamples) {
  if (input !== undefined && !Object.hasOwn(samples.inputs ?? {}, input))
    throw new Error(`${flow}: no input ${input}.`);
  const trail = new Trail(stubbed(machine), samples, { input, inputValue: samples.inputs?.[input ?? ''] });
  const walked = steps.map(([, ...tokens]): Walked => {
    const moves = tokens.map((token) => {
      const move = trail.moves().find((candidate) => tokenOf(candidate) === token);
      if (!move) throw new Error(`${flow}: "${token}" is not possible after ${trail.path().steps.length} moves.`);
      return trail.go(move);
    });
    return { moves, states: statesOf(trail) };
  });
  return { path: trail.path(), walked };
}

/** Innermost active states. */
function statesOf(trail: Trail): string[] {
  const names = trail
    .last()
    .snapshot._nodes.filter(({ path }) => path.length > 0)
    .map(({ path }) => path.join('.'));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

/** Writes a script in a language: each step's preparations, actions and checks. */
async function write({ steps }: HandWritten, walked: readonly Walked[], language: Language): Promise<ScriptLine[]> {
  const recorder = new Recorder(language);
  const hand = new WritingHand(recorder);
  const lines: ScriptLine[] = [];
  for (const [index, [perform]] of steps.entries()) {
    await perform(hand);
    const own = linesOf(recorder, language);
    const last = own.at(-1);
    if (!last) throw new Error(`Step ${index + 1} neither does nor checks anything.`);
    const { moves = [], states = [] } = walked[index] ?? {};
    Object.assign(last, { move: moves.at(-1), states });
    lines.push(...own);
  }
  return lines;
}

/** Turns the recorder's notes into lines; checks after a command belong to its line. */
function linesOf(recorder: Recorder, language: Language): ScriptLine[] {
  const { segments, setups } = recorder.take();
  const lines: ScriptLine[] = setups.map(({ command, ...text }) => ({
    ...{ who: 'setup' as const, action: text[language], checks: '', states: [], passes: false },
    ...(command !== undefined && { command }),
  }));
  for (const { actions, checks } of segments) {
    const checkTexts = joined(checks.map((check) => checkText(check, language)));
    const last = lines.at(-1);
    if (actions.length === 0 && last) last.checks = checkTexts;
    else
      lines.push({
        who: actions.length > 0 ? 'tester' : 'system',
        action: joined(actions.map((action) => actionText(action, language))),
        ...{ checks: checkTexts, states: [], passes: false },
      });
  }
  return lines;
}
