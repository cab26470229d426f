import 'server-only';
import { localPath } from '@/lib/i18n/language';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';

/**
 * `robots.txt` (RFC 9309): everything may be read by everybody, crawlers of AI companies included.
 * Only the islands' endpoints and lists of search results are of no use to a crawler.
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
