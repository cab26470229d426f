import { POLICY } from '#site/partners.mjs';
import { LIVE } from '#site/settings.mjs';
import { liveOrigins, mediaOrigins } from '@/lib/config/mediaSources.mjs';
import { isSampled } from './isSampled';
import { REPORT_PATHS } from './reportPaths.mjs';

const REPORT_GROUP = 'csp';

/** The header that names where reports go. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATHS.policy}"`;

/** Whether a page is one of the few that ask for reports. */
export const isReporting = () => isSampled(Number(process.env.CSP_REPORT_PERCENT ?? 0));

const directive = (own: string, hosts: readonly string[]) => [own, ...hosts].join(' ');

/**
 * The policy of one page. Scripts run only with the page's nonce; the upstream's text is the threat
 * and is written long before the nonce is made. Pictures come from the site's own route
 * `/pictures/fit`, frames are those that a click on a video or post of another site opens; a story's
 * video and its captions come straight from their host, one of those listed, and so does the live
 * programme. With `reports` browsers tell of what it has stopped, which takes `REPORTING_ENDPOINTS`
 * too. Ads and analytics bring the hosts that `site.config.ts` names for them.
 */
export function contentSecurityPolicy(nonce: string, { reports = false } = {}): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    // Browsers that know 'strict-dynamic' trust what a script with the nonce loads, and read no hosts.
    directive(
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? ` 'unsafe-eval'` : ''}`,
      POLICY.script,
    ),
    `style-src 'self' 'unsafe-inline'`,
    directive(`img-src 'self' data:`, POLICY.img),
    [
      'media-src',
      `'self'`,
      ...new Set([
        ...mediaOrigins(process.env),
        ...liveOrigins(process.env.LIVE_URL || (LIVE ?? undefined)),
      ]),
    ].join(' '),
    directive(
      `frame-src https://www.youtube-nocookie.com https://platform.twitter.com https://www.instagram.com`,
      POLICY.frame,
    ),
    directive(`connect-src 'self'${development ? ' ws:' : ''}`, POLICY.connect),
    `font-src 'self'`,
    // The service worker. By default it would be held to the rules of scripts, which take a nonce.
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    // Both, because Firefox and older browsers know the first alone, and the others prefer the second.
    ...(reports ? [`report-uri ${REPORT_PATHS.policy}`, `report-to ${REPORT_GROUP}`] : []),
  ].join('; ');
}
