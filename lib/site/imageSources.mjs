// @ts-check
import { isLocalHost } from './localHost.mjs';

/**
 * Where story pictures may come from. Plain JavaScript, because `next.config.mjs` reads it as well:
 * Next loads its configuration again at each start, so one build serves any deployment.
 */

/**
 * The hosts that pictures and videos of the upstream may live on: `NEWS_IMAGE_HOSTS` (names parted by
 * commas, a port where there is one) and the API's own host.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} e.g. `['localhost:4000', 'img.example.org']`
 */
export function imageHosts(env) {
  const api = env.NEWS_API_URL || 'http://localhost:4000';
  const own = URL.canParse(api) ? new URL(api).host : '';
  const named = (env.NEWS_IMAGE_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase());
  return [...new Set([own, ...named])].filter(Boolean);
}

/**
 * Next's picture settings for those hosts. Redirects are refused, since Next does not check where they
 * lead; addresses of this machine are allowed only when a host on the list is one (the sample newsroom).
 *
 * @param {Record<string, string | undefined>} env
 * @returns {NonNullable<import('next').NextConfig['images']>}
 */
export function imageSources(env) {
  const patterns = imageHosts(env).map((host) => {
    const { hostname, port } = new URL(`http://${host}`);
    return { hostname, port };
  });
  return {
    remotePatterns: patterns,
    dangerouslyAllowLocalIP: patterns.some(({ hostname }) => isLocalHost(hostname)),
    maximumRedirects: 0,
    maximumResponseBody: 8_000_000,
    maximumDiskCacheSize: 500_000_000,
    formats: ['image/webp'],
    qualities: [60],
    minimumCacheTTL: 3600,
    deviceSizes: [360, 480, 640, 828, 1200],
    imageSizes: [112, 208, 320],
  };
}
