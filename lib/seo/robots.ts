import 'server-only';
import { localPath } from '@/lib/i18n/language';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';

/**
 * RFC 9309. Everyone may crawl, AI companies included, except endpoints and search results, which
 * are useless to crawlers.
 */
export function robots(): string {
  const results = routing.locales.map((locale) => `Disallow: ${localPath('/search', locale)}?`);
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...results,
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
