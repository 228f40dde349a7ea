import { FastifyOtelInstrumentation } from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'

/**
 * Sends a trace of every request to a collector, with its route, status and the time of its handler; no body, header or address.
 * Must come before the routes. Loaded only if traces are wanted.
 */
export async function traceRequests(app: FastifyInstance, url: string): Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'opfor' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  const instrumentation = new FastifyOtelInstrumentation({ instrumentHooks: false })
  instrumentation.setTracerProvider(provider)
  await app.register(instrumentation.plugin())
  // A collector that is away must not hold up the end of the process.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined))
}
