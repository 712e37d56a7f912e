import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';

const text = v.optional(v.string(), '');
const raised = v.fallback(v.looseObject({ code: text, constraint: text, detail: text }), {
  code: '',
  constraint: '',
  detail: '',
});

/** Returns the code, constraint and detail of a database error; empty for other errors. */
export const raisedBy = (error: unknown) => v.parse(raised, error instanceof DrizzleQueryError ? error.cause : error);
