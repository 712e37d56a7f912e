import * as v from 'valibot';
import type { Endpoint } from '../../../contract';
import { unreadablePaths } from '../../../contract/platform/readable';
import { ApiError } from '../context';

/** Returns validated input; throws `request.invalid` or `request.unreadable`, which name the fields, never values. */
export function readInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return withReadableTexts(result.output);
  const fields = [...new Set(result.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
  throw new ApiError(422, 'request.invalid', { value: { fields } });
}

/**
 * Runs after the schema, which drops such characters from multi-line fields. Throws `request.unreadable`
 * (`own.input.readable`).
 */
function withReadableTexts<T>(input: T): T {
  const fields = unreadablePaths(input);
  if (fields.length > 0) throw new ApiError(422, 'request.unreadable', { value: { fields } });
  return input;
}

/** Validates a handler's result against the contract; a mismatch is our fault, not the caller's. */
export function checkedReply(endpoint: Endpoint, value: unknown): unknown {
  const result = v.safeParse(endpoint.response, value);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '');
  throw new TypeError(`reply of ${endpoint.method} ${endpoint.path} breaks the contract at: ${paths.join(', ')}`);
}
