const LINK = /<link\s[^>]{1,2000}>/gi;
const TYPE = /\stype\s*=\s*["']?application\/(?:rss\+xml|atom\+xml|feed\+json)/i;
const REL = /\srel\s*=\s*["']?alternate/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const MOST = 5;

/**
 * First feeds linked from a page: https://www.rssboard.org/rss-autodiscovery
 *
 * @param {string} html
 * @param {string} url
 * @returns {string[]}
 */
export function namedFeeds(html, url) {
  const feeds = (html.match(LINK) ?? [])
    .filter((link) => REL.test(link) && TYPE.test(link))
    .flatMap((link) => {
      const [, double, single, bare] = HREF.exec(link) ?? [];
      const href = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
      return href && URL.canParse(href, url) ? new URL(href, url).href : [];
    });
  return [...new Set(feeds)].slice(0, MOST);
}
