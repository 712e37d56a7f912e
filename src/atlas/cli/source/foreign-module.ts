import { readFileSync } from 'node:fs';
import { bundled } from './bundled';
import { evaluate } from './evaluate';
import { messageOf, placeOf } from './place-of';
import { sourceOf } from './syntax';

/** Imports a file of another project: modules that cannot be resolved are inert. Throws if it does not load. */
export async function foreignModule(file: string): Promise<Record<string, unknown>> {
  const source = sourceOf(file);
  if (source.problem !== undefined) throw new Error(source.problem);
  const bundle = await bundled(source, readFileSync(file, 'utf8'), false);
  const { runtime, error } = await evaluate(bundle);
  if (error !== undefined) throw new Error(`${file}${placeOf(error, bundle)} does not load: ${messageOf(error)}`);
  return runtime.exported;
}
