/** `url`: OTLP/HTTP address of the collector; `share`: part of all traces that is recorded, 0 to 1. */
type TracingSettings = { url: string; share: number };

/**
 * Starts to export spans to a collector (`own.tracing.calls`); returns the function that sends the last ones. The SDK
 * is loaded only here, so a process without tracing never does. Callers cannot force a recording: the share applies to
 * their traces, too (`own.tracing.share`).
 */
export async function startTracing(service: string, { url, share }: TracingSettings): Promise<() => Promise<void>> {
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } = await import(
    '@opentelemetry/sdk-trace-node'
  );
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const root = new TraceIdRatioBasedSampler(share);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  return () => provider.shutdown();
}
