import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './spans';

/** Response header by which a page learns that its calls are traced (W3C Trace Context, level 2). */
const TRACE_HEADER = 'traceresponse';

type Traced = { span: Span; active: Context };

/**
 * Makes each request a span, in the trace of the caller's `traceparent` if there is one. Spans have the route and no
 * part of the request that may contain user input or name a player (`own.tracing.private`).
 */
export function traceCalls(server: FastifyInstance, nameOf: (request: FastifyRequest) => string | undefined): void {
  const traced = new WeakMap<FastifyRequest, Traced>();
  server.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const span = tracer.startSpan(
      nameOf(request) ?? `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    const active = trace.setSpan(parent, span);
    traced.set(request, { span, active });
    const { traceId, spanId, traceFlags } = span.spanContext();
    reply.header(TRACE_HEADER, `00-${traceId}-${spanId}-0${traceFlags & 1}`);
    context.with(active, done);
  });
  // The body arrives in events of the socket, outside of the request's context.
  server.addHook('preValidation', (request, _reply, done) => {
    const found = traced.get(request);
    if (found) context.with(found.active, done);
    else done();
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    const span = traced.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
