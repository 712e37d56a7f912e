import { ApiError } from '../platform/context';

/** Writes the position after which a page of a list for operators starts. */
export const writePosition = (...parts: readonly string[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

/** Reads the parts of a position, the groups of its pattern; throws `request.invalid` for any other text. */
export function readPosition(after: string, pattern: RegExp): string[] {
  const match = pattern.exec(Buffer.from(after, 'base64url').toString());
  if (!match) throw invalidPosition();
  return match.slice(1);
}

export const invalidPosition = () => new ApiError(422, 'request.invalid', { value: { fields: ['after'] } });
