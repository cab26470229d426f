import type { Instrumentation } from 'next';

/**
 * Ends the start on a bad setting, and names a source that fails. Traces go to
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
    // It would add spans of `fetch`, by which this server calls nobody.
    registerOTel({ serviceName: SITE_ID, instrumentations: [] });
  }
}

/**
 * Turbopack remembers a file that failed to load, as without a free handle; this process would
 * always fail there, so its supervisor starts another.
 */
export const onRequestError: Instrumentation.onRequestError = (fault) => {
  if (
    process.env.NEXT_RUNTIME === 'nodejs' &&
    fault instanceof Error &&
    fault.name === 'ChunkLoadError'
  )
    process.kill(process.pid, 'SIGTERM');
};
