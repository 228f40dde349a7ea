import { FastifyOtelInstrumentation } from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'

/** Sends route, status and handler time; no body, header or address. Must come before the routes. */
export async function traceRequests(app: FastifyInstance, url: string): Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'opfor' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  const instrumentation = new FastifyOtelInstrumentation({ instrumentHooks: false })
  instrumentation.setTracerProvider(provider)
  await app.register(instrumentation.plugin())
  // An unavailable collector must not delay the exit.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined))
}
