import * as v from 'valibot';
import { graphemes } from './graphemes';
import { printable } from './printable';

type How = { tidy?: (typed: string) => string; most?: number; problem?: string };

/**
 * A text that a person has written, as it can be shown (`tidy`), of so many characters as people see them; `problem`: the code of what is shorter or longer.
 * `most`: characters as they are sent, of which more are not looked at.
 */
export const written = (
  { min, max }: { min: number; max: number },
  { tidy = printable, most = 8_000, problem = 'length' }: How = {},
) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.transform(tidy),
    v.trim(),
    v.check((text) => graphemes(text) >= min && graphemes(text) <= max, problem),
  );
