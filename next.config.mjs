import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { readdirSync, readFileSync } from 'node:fs';
import { CACHE_CONTROL } from './lib/request/cacheControl.mjs';
import { madeFault } from './server/builtSite.mjs';

/**
 * @param {string} source a file of `public`
 * @param {string} value
 */
const cached = (source, value) => ({ source, headers: [{ key: 'Cache-Control', value }] });

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `server/compress.mjs` compresses instead, also for route handlers.
  compress: false,
  // Every client gets metadata inside <head>, because Next's own list lacks Googlebot,
  // meta-externalagent, GPTBot and others.
  htmlLimitedBots: /.*/,
  // undici: `lib/request/get.ts` makes its own `Agent`. The others: above 5,000 modules Turbopack's
  // ids have six digits, 350 bytes a page (0231).
  serverExternalPackages: ['undici', 'prom-client', '@opentelemetry/api'],
  // `npm test` and `npm run types` check types, in tests and scripts too. A second check would
  // double the build time.
  typescript: { ignoreBuildErrors: true },
  // `/pictures/fit` resizes pictures. Next's optimiser passes on what it cannot process, and
  // fetches without a memory limit.
  images: { unoptimized: true },
  headers: async () => [
    cached('/icons.svg', CACHE_CONTROL.sprite),
    // Lists each file: with a pattern browsers would cache the 404 of any other name for a year.
    ...readdirSync(new URL('public/icons', import.meta.url)).map((file) =>
      cached(`/icons/${file}`, CACHE_CONTROL.icon),
    ),
    cached('/favicon.ico', CACHE_CONTROL.rootIcon),
    cached('/apple-touch-icon.png', CACHE_CONTROL.rootIcon),
  ],
  // SWR ships a fallback for a hook that React has had since 18: 0.5 KB on every first load.
  turbopack: {
    rules: { '*.pcss': { loaders: ['./app/styles/pageSheetsLoader.cjs'], as: '*.js' } },
    resolveAlias: {
      'use-sync-external-store/shim': 'react',
    },
  },
  experimental: {
    // The server forwards no request bodies; this limits what Next would buffer for the middleware.
    proxyClientMaxBodySize: '16kb',
    // Node reads no source maps while it serves, and they were three quarters of a release.
    turbopackSourceMaps: false,
    // Writing the cache takes a fifth of a build, and CI does not keep it.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
};

/**
 * Lets Next's router reload a page of another build. Scripts need no `?dpl=`, because their names
 * change with their content.
 */
const deployment = () => ({
  deploymentId: readFileSync(new URL('.next/BUILD_ID', import.meta.url), 'utf8'),
  supportsImmutableAssets: true,
});

/**
 * A running server skips next-intl's plugin, which would load two compilers: 40 MB of memory.
 *
 * @param {string} phase
 */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...nextConfig, ...deployment() };
  const fault = phase === PHASE_PRODUCTION_BUILD ? madeFault(process.env.SITE_DIR) : null;
  if (fault) throw new Error(fault);
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      // Compiles messages at build time, so that browsers load no ICU parser.
      messages: {
        path: ['./.site/messages', './.site/later'],
        format: 'json',
        locales: 'infer',
        precompile: true,
      },
    },
  })(nextConfig);
}
