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
  // `server/compress.mjs` does it, for route handlers too.
  compress: false,
  // Every client gets metadata inside <head>, because Next's own list lacks Googlebot,
  // meta-externalagent, GPTBot and others.
  htmlLimitedBots: /.*/,
  // undici: an `Agent` of our own. The others: from 5,000 modules on Turbopack's ids have six
  // digits, 350 bytes of scripts on each page (0231).
  serverExternalPackages: ['undici', 'prom-client', '@opentelemetry/api'],
  // `npm test` and `npm run types` check them, of tests and scripts too. A build would take twice as
  // long for the same answer.
  typescript: { ignoreBuildErrors: true },
  // Pictures are fitted by `/pictures/fit`; Next's own optimiser sends on what it cannot process,
  // and fetches without a limit on memory.
  images: { unoptimized: true },
  headers: async () => [
    cached('/icons.svg', CACHE_CONTROL.sprite),
    // One by one: a pattern would have browsers keep the 404 of any other name for a year.
    ...readdirSync(new URL('public/icons', import.meta.url)).map((file) =>
      cached(`/icons/${file}`, CACHE_CONTROL.icon),
    ),
    cached('/favicon.ico', CACHE_CONTROL.rootIcon),
    cached('/apple-touch-icon.png', CACHE_CONTROL.rootIcon),
  ],
  // SWR brings a fallback for a hook that React 18 and later have themselves: 0.5 KB on every first
  // load.
  turbopack: {
    rules: { '*.pcss': { loaders: ['./app/styles/pageSheetsLoader.cjs'], as: '*.js' } },
    resolveAlias: {
      'use-sync-external-store/shim': 'react',
    },
  },
  experimental: {
    // The server hands on no request with a body; this bounds what Next would keep of one for the
    // middleware.
    proxyClientMaxBodySize: '16kb',
    // Node reads none while it serves, and they were three quarters of a release.
    turbopackSourceMaps: false,
    // Where nothing is kept for the next build, writing it down takes a fifth of this one.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
};

/**
 * Next's router reloads a page of another build. Scripts need no `?dpl=`, because their names
 * change with their content.
 */
const deployment = () => ({
  deploymentId: readFileSync(new URL('.next/BUILD_ID', import.meta.url), 'utf8'),
  supportsImmutableAssets: true,
});

/**
 * A server that runs needs nothing of the build's plugin, which would load two compilers: 40 MB of
 * memory.
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
      // Messages are compiled at build time, so that no ICU parser travels to the phone.
      messages: {
        path: ['./.site/messages', './.site/later'],
        format: 'json',
        locales: 'infer',
        precompile: true,
      },
    },
  })(nextConfig);
}
