import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Without a provider, OpenTelemetry's spans do nothing. */
export const tracer = trace.getTracer('maidan');

/** Returns whether the current work belongs to a recorded trace. */
const isRecorded = (): boolean => trace.getActiveSpan()?.isRecording() === true;

/** Marks a span as failed, by the error's code or name: messages may contain values. */
function fail(span: Span, error: unknown) {
  const { code, name } = Object(error);
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work as a span of the current trace, if that is recorded; else just runs it. */
export function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  if (!isRecorded()) return work();
  const span = tracer.startSpan(name, { kind, attributes });
  return endWith(span, () => context.with(trace.setSpan(context.active(), span), work));
}

/** Runs work as the first span of a trace of its own. */
export function inNewTrace<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = tracer.startSpan(name, { root: true });
  return endWith(span, () => context.with(trace.setSpan(context.active(), span), work));
}

async function endWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** `fetch` as a span of the current trace, which continues at the other side by W3C's header. */
export const tracedFetch = (url: string | URL, init: RequestInit & { headers?: Record<string, string> }) => {
  const { origin, pathname } = new URL(url);
  const method = init.method ?? 'GET';
  const attributes = { 'http.request.method': method, 'url.full': origin + pathname };
  return inSpan(`${method} ${pathname}`, { kind: SpanKind.CLIENT, attributes }, () => {
    const headers = { ...init.headers };
    propagation.inject(context.active(), headers);
    return fetch(url, { ...init, headers });
  });
};
