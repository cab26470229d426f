// Size limits of pages. A higher figure needs a dated line with its reason in
// docs/decisions/0070-budgets-of-a-page.md; a lower one needs none.

/**
 * @typedef {object} Budget of a page's first load; files and HTML in bytes of `gzip -9`
 * @property {number} html
 * @property {number} inlineCss text of `<style>` elements
 * @property {number} scripts beyond those of a bare page
 * @property {number} flight React's data for the browser, uncompressed
 * @property {number} elements in the HTML
 * @property {number} requests the HTML itself, scripts, styles, preloads, sprites, eager pictures
 */

/** Scripts of a page with only a heading, Next 16.4.5. */
export const BARE_SCRIPT_BYTES = 134_580;

/** Limit for a tool, beyond the scripts that every page loads. */
export const TOOL_SCRIPT_BYTES = 14_640;

/** @type {(html: number, inlineCss: number, scripts: number, flight: number, elements: number, requests: number) => Budget} */
const most = (html, inlineCss, scripts, flight, elements, requests) => ({
  html,
  inlineCss,
  scripts,
  flight,
  elements,
  requests,
});

/**
 * One page of each kind: 1 to 3 % above its size on 2026-11-29, `requests` exactly.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  // html, inlineCss, scripts, flight, elements, requests
  '/': most(38_600, 11_730, 22_740, 37_200, 1_260, 13),
  '/hi': most(43_250, 11_730, 22_740, 48_200, 1_260, 13),
  '/india': most(31_700, 10_600, 17_350, 35_000, 915, 13),
  '/hi/india': most(36_250, 10_600, 17_350, 43_200, 910, 13),
  '/india/madhya-pradesh': most(35_800, 10_230, 18_580, 53_100, 965, 13),
  '/sports': most(29_700, 10_660, 18_580, 50_100, 675, 13),
  '/news/mp-village-councils-post-minutes-online': most(21_400, 8_850, 7_970, 13_200, 610, 12),
  '/privacy-policy': most(14_800, 6_725, 4_050, 10_350, 415, 11),
  '/search?q=bridge': most(17_850, 8_890, 7_970, 15_400, 405, 12),
  '/tools/emi-calculator': most(19_150, 7_960, 17_470, 19_300, 482, 12),
};
