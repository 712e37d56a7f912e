import type { AnyStateMachine } from 'xstate';
import type { Case, CaseStep, Language, Path, SetUp, Text } from '../../src/atlas';
import { caseId, declared as declaredOf, tokenOf } from '../../src/atlas';
import type { ScriptLine } from './writer';

/** A path, and its steps as written in each language. */
export type Written = { path: Path; steps: Record<Language, ScriptLine[]>; given: SetUp[] };

/** Test cases of written paths, in order. */
export function casesOf(written: readonly Written[], machine: AnyStateMachine): Case[] {
  const declared = declaredOf(machine);
  const tried = new Set<string>();
  const ids = new Map<string, number>();
  return written.map(({ path, steps, given }) => {
    const fresh = path.steps.filter((step) => !tried.has(tokenOf(step)));
    for (const step of fresh) tried.add(tokenOf(step));
    const found = caseId(declared.machine, path);
    const count = (ids.get(found) ?? 0) + 1;
    ids.set(found, count);
    const visited = new Set(
      [...path.stepCoverages, ...path.steps.flatMap((step) => step.stepCoverages)].flatMap(({ states }) => states),
    );
    const requirements = [
      ...new Set(declared.states.filter(({ id }) => visited.has(id)).flatMap((state) => state.requirements)),
    ];
    return {
      id: count === 1 ? found : `${found}-${count}`,
      matter: 'other',
      tries: fresh.map(({ kind, event, sample, invoke }) => ({ kind, event: { type: event.type }, sample, invoke })),
      given,
      requirements,
      steps: steps.en.map((step, at) => bothLanguages(step, steps.bn[at] ?? step)),
    };
  });
}

const text = (en: string | undefined, bn: string | undefined): Text | undefined =>
  en === undefined || en === '' ? undefined : { en, bn: bn ?? en };

function bothLanguages(en: ScriptLine, bn: ScriptLine): CaseStep {
  const checks = text(en.checks, bn.checks);
  return {
    who: en.who,
    ...(en.move && {
      move: { kind: en.move.kind, event: { type: en.move.event.type }, sample: en.move.sample, invoke: en.move.invoke },
    }),
    text: text(en.action, bn.action),
    ...(en.command !== undefined && { command: en.command }),
    ...(checks && { checks }),
    states: en.states,
    passes: en.passes,
    requirements: [],
  };
}
