import * as v from 'valibot';

/** Output of a command as the desk returns it: the request that waits for a second operator, or null. */
export const performed = v.union([
  v.pipe(
    v.object({ waitsForAnother: v.string(), until: v.string() }),
    v.transform(({ waitsForAnother: id, until }) => ({ request: { id, until: Date.parse(until) } })),
  ),
  v.pipe(
    v.unknown(),
    v.transform(() => ({ request: null })),
  ),
]);
