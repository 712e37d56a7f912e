import { resolve } from 'node:path';
import type { Case, Path, Text } from '..';
import type { LeftToMachine } from '../by-hand';
import { has } from './load';
import { moduleAt } from './module-at';
import type { Options } from './options';

/** Scripts that a project derives for a flow, or the reason why a tester cannot perform it. */
export type DerivedScripts = { cases: Case[]; paths: Path[]; left: LeftToMachine[] } | { why: Text };
type Narrator = (flow: string, file: string) => Promise<DerivedScripts | undefined>;

const isNarrator = (module: object): module is { narrator: Narrator } =>
  has(module, 'narrator') && typeof Reflect.get(module, 'narrator') === 'function';

/**
 * Derives the scripts of a flow that has no steps file, by the project's narrator (`--narrator FILE`). Undefined if
 * there is none, or if other paths than the scripts' are requested.
 */
export async function derivedScripts(
  { id, file, steps }: { id: string; file: string; steps?: unknown },
  { narrator, strategy, format, all }: Options,
): Promise<DerivedScripts | undefined> {
  if (narrator === undefined || steps !== undefined) return undefined;
  if (strategy !== 'transitions' || format === 'json' || all) return undefined;
  const module = await moduleAt(resolve(narrator));
  if (!isNarrator(module)) throw new Error(`${narrator} exports no narrator.`);
  return module.narrator(id, file);
}
