import { mediaOrigins } from './mediaSources.mjs';

/**
 * The policy of one page. Scripts run only with the page's nonce; the upstream's text is the threat
 * and is written long before the nonce is made. Pictures come through the site's own optimiser; a
 * story's video and its captions come straight from their host, one of those listed.
 */
export function contentSecurityPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? ` 'unsafe-eval'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    ['media-src', `'self'`, ...mediaOrigins(process.env)].join(' '),
    `frame-src https://www.youtube-nocookie.com`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
