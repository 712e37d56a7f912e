import * as v from 'valibot';
import { auditFilters } from '../../../../contract/operations/audit';
import type { AuditFilters } from './conditions';

const filters = v.strictObject(auditFilters);
const TIMES: readonly string[] = ['from', 'to'];
const pair = v.pipe(
  v.string(),
  v.regex(/^(operator|command|user|from|to|origin|requestId|kind)=/, 'filters such as operator=rupa are needed'),
  v.transform((typed): [string, string] => {
    const at = typed.indexOf('=');
    return [typed.slice(0, at), typed.slice(at + 1)];
  }),
);

/** Schema of filters as the command line has them, such as `operator=rupa from=2026-12-01T00:00:00Z`. */
export const auditArguments = v.pipe(
  v.array(pair),
  v.transform((pairs) =>
    Object.fromEntries(pairs.map(([name, value]) => [name, TIMES.includes(name) ? Date.parse(value) : value])),
  ),
  filters,
);

/** Writes filters as the command line has them. */
export const writeArguments = (chosen: AuditFilters): string[] =>
  Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${typeof value === 'number' ? new Date(value).toISOString() : value}`],
  );
