import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import { inSpan } from './spans';

/** Texts are cut after so many characters. */
const MAX_TEXT = 2_000;

const textOf = (query: unknown): string => (typeof query === 'string' ? query : String(Object(query).text ?? ''));

/**
 * Makes each query of a pool or of a connection a span of the current trace, with its text but not its values
 * (`own.tracing.private`). Calls with a callback are the library's own, inside of a call that is traced already.
 */
export function traceQueries(target: pg.Pool | pg.PoolClient): void {
  const { query } = target;
  const value = (request: unknown, ...rest: unknown[]): unknown => {
    const run = () => Reflect.apply(query, target, [request, ...rest]);
    if (typeof rest.at(-1) === 'function') return run();
    const text = textOf(request).trim();
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) };
    return inSpan(/^\w+/.exec(text)?.[0].toLowerCase() ?? 'query', { kind: SpanKind.CLIENT, attributes }, run);
  };
  Object.defineProperty(target, 'query', { value, configurable: true });
}
