/**
 * Runs once when the server starts: a missing or broken setting ends it with one clear line, and a source
 * that gives no news is named in another, behind the start. With
 * `OTEL_EXPORTER_OTLP_ENDPOINT` the spans of Next (requests, renders) and those of our calls to the
 * provider go to that collector; the library reads the other `OTEL_*` variables itself. Without, it is not loaded.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ checkSettings }, { hasFigures }] = await Promise.all([
      import('@/lib/config/checkSettings.mjs'),
      import('@/lib/config/figureNames'),
    ]);
    const settings = checkSettings();
    void import('@/lib/provider/provider').then(({ checkSource }) => checkSource());
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
