import { type AnySamples, inputKeysOf, rejection } from '..';
import type { Chart } from './load';

/** Throws if a machine cannot start with any of its inputs, with the reason and the input it expects. */
export function assertStarts(
  { id, file, machine }: Pick<Chart, 'id' | 'file' | 'machine'>,
  samples?: AnySamples,
): void {
  const inputs = samples?.inputs ? Object.values(samples.inputs) : [undefined];
  const rejections = inputs.map((input) => rejection(machine, input));
  const [first] = rejections;
  if (first === undefined || rejections.includes(undefined)) return;
  const keys = inputKeysOf(machine);
  const wants = keys.length > 0 ? `an input with ${keys.join(', ')}` : 'another input, or none';
  throw new Error(
    `${file}: ${id} cannot start: ${first}. It expects ${wants}: provide it in the samples ("inputs"), or try --guess.`,
  );
}
