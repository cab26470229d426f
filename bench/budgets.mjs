// What a page may weigh. Raising a figure needs a dated line in
// docs/decisions/0070-budgets-of-a-page.md that says what for; lowering one needs none.

/**
 * @typedef {object} Budget of a page's first load; files and HTML in bytes of `gzip -9`
 * @property {number} html
 * @property {number} inlineCss the text of its `<style>` elements
 * @property {number} scripts above a bare page
 * @property {number} flight React's data for the browser, in bytes as they stand in the HTML
 * @property {number} elements of the HTML
 * @property {number} requests the HTML itself, scripts, styles, preloads, sprites, eager pictures
 */

/** The scripts of a page of nothing but a heading, Next 16.4.5. */
export const BARE_SCRIPT_BYTES = 134_580;

/** What a tool loads beside the scripts of a page without an island of its own. */
export const TOOL_SCRIPT_BYTES = 14_600;

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
 * One page of each kind, with 1 to 3 % above what it was on 2026-11-29, `requests` with nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  // html, inlineCss, scripts, flight, elements, requests
  '/': most(38_600, 11_730, 22_740, 37_200, 1_260, 13),
  '/hi': most(43_250, 11_730, 22_740, 48_200, 1_260, 13),
  '/india': most(31_700, 10_600, 17_330, 35_000, 915, 13),
  '/hi/india': most(36_250, 10_600, 17_330, 43_200, 910, 13),
  '/india/madhya-pradesh': most(35_800, 10_230, 18_580, 53_100, 965, 13),
  '/sports': most(29_700, 10_660, 18_580, 50_100, 675, 13),
  '/news/mp-village-councils-post-minutes-online': most(21_400, 8_850, 7_950, 13_200, 610, 12),
  '/privacy-policy': most(14_800, 6_725, 4_050, 10_350, 415, 11),
  '/search?q=bridge': most(17_850, 8_890, 7_950, 15_400, 405, 12),
  '/tools/emi-calculator': most(19_150, 7_960, 17_420, 19_300, 482, 12),
};
