import { NEWSLETTER } from '#site/links.mjs';
import { POLICY } from '#site/partners.mjs';
import { LIVE } from '#site/settings.mjs';
import { liveOrigins, mediaOrigins } from '@/lib/config/mediaSources.mjs';
import { EMBED_ORIGINS } from '@/lib/story/embedOrigins';
import { isSampled } from './isSampled';
import { REPORT_PATHS } from './postPaths.mjs';

const REPORT_GROUP = 'csp';

export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATHS.policy}"`;

export const isReporting = () => isSampled(Number(process.env.CSP_REPORT_PERCENT ?? 0));

const formHosts = () =>
  NEWSLETTER && 'action' in NEWSLETTER ? [new URL(NEWSLETTER.action).origin] : [];

const directive = (own: string, hosts: readonly string[]) => [own, ...hosts].join(' ');

/**
 * Scripts need the nonce, which injected upstream text cannot know. Frames open on click; videos
 * load from listed hosts, ads from those of `site.config.ts`.
 */
export function contentSecurityPolicy(
  nonce: string,
  { reports = false, partners = POLICY }: { reports?: boolean; partners?: typeof POLICY } = {},
): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    // With 'strict-dynamic', browsers ignore hosts and trust scripts that a nonced script loads.
    directive(
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? ` 'unsafe-eval'` : ''}`,
      partners.script,
    ),
    `style-src 'self' 'unsafe-inline'`,
    directive(`img-src 'self' data:`, partners.img),
    [
      'media-src',
      `'self'`,
      ...new Set([
        ...mediaOrigins(process.env),
        ...liveOrigins(process.env.LIVE_URL || (LIVE ?? undefined)),
      ]),
    ].join(' '),
    directive(`frame-src ${Object.values(EMBED_ORIGINS).join(' ')}`, partners.frame),
    directive(`connect-src 'self'${development ? ' ws:' : ''}`, partners.connect),
    `font-src 'self'`,
    // The service worker would otherwise fall under `script-src` and need a nonce.
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    directive(`form-action 'self'`, formHosts()),
    `frame-ancestors 'self'`,
    // Firefox and older browsers know only `report-uri`; the others prefer `report-to`.
    ...(reports ? [`report-uri ${REPORT_PATHS.policy}`, `report-to ${REPORT_GROUP}`] : []),
  ].join('; ');
}
