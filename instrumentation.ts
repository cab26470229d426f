/**
 * Runs once when the server starts: a missing or broken setting ends it with one clear line. With
 * `OTEL_EXPORTER_OTLP_ENDPOINT` the spans of Next (requests, renders, calls to the provider) go to
 * that collector; the library reads the other `OTEL_*` variables itself. Without, it is not loaded.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('@/lib/site/checkSettings.mjs');
    if (!checkSettings().OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const { registerOTel } = await import('@vercel/otel');
    // Next has a span for each `fetch` of its own.
    registerOTel({ serviceName: 'narmada-24', instrumentations: [] });
  }
}
