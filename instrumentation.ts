import type { Instrumentation } from 'next';

/**
 * Stops the server on an invalid setting and reports a failing source. Traces go to
 * `OTEL_EXPORTER_OTLP_ENDPOINT`; without it the library is not loaded.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ checkSettings }, { hasFigures }] = await Promise.all([
      import('@/lib/config/checkSettings.mjs'),
      import('@/lib/config/figureNames'),
    ]);
    const settings = checkSettings();
    void import('@/lib/provider/checkSource').then(({ checkSource }) => checkSource());
    if (hasFigures(settings))
      void import('@/lib/figures/startFigures').then(({ startFigures }) => startFigures());
    if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const [{ registerOTel }, { SITE_ID }] = await Promise.all([
      import('@vercel/otel'),
      import('#site/brand.mjs'),
    ]);
    // The default instruments the global `fetch`, which this server never calls.
    registerOTel({ serviceName: SITE_ID, instrumentations: [] });
  }
}

/**
 * Turbopack caches a failed file load, for example without free file handles. The process cannot
 * recover, so its supervisor must restart it.
 */
export const onRequestError: Instrumentation.onRequestError = (fault) => {
  if (
    process.env.NEXT_RUNTIME === 'nodejs' &&
    fault instanceof Error &&
    fault.name === 'ChunkLoadError'
  )
    process.kill(process.pid, 'SIGTERM');
};
