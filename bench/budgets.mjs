// What a page may weigh (`npm run budget`, part of `npm test`). Raising a figure here needs a dated
// line in docs/decisions/0070-budgets-of-a-page.md that says what for; lowering one needs none.

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
export const TOOL_SCRIPT_BYTES = 10_250;

/**
 * One page of each kind, with 1 to 3 % above what it was on 2026-11-27, `requests` with nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  '/': {
    html: 39_050,
    inlineCss: 11_480,
    scripts: 22_470,
    flight: 40_500,
    elements: 1_260,
    requests: 13,
  },
  '/hi': {
    html: 43_900,
    inlineCss: 11_480,
    scripts: 22_470,
    flight: 53_500,
    elements: 1_260,
    requests: 13,
  },
  '/india': {
    html: 33_000,
    inlineCss: 10_510,
    scripts: 17_770,
    flight: 38_700,
    elements: 915,
    requests: 13,
  },
  '/hi/india': {
    html: 37_400,
    inlineCss: 10_510,
    scripts: 17_770,
    flight: 49_000,
    elements: 910,
    requests: 13,
  },
  '/india/madhya-pradesh': {
    html: 36_800,
    inlineCss: 10_180,
    scripts: 19_320,
    flight: 56_800,
    elements: 965,
    requests: 13,
  },
  '/sports': {
    html: 31_050,
    inlineCss: 10_590,
    scripts: 19_320,
    flight: 53_700,
    elements: 675,
    requests: 13,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 23_550,
    inlineCss: 8_800,
    scripts: 11_970,
    flight: 20_000,
    elements: 610,
    requests: 12,
  },
  '/privacy-policy': {
    html: 14_950,
    inlineCss: 6_725,
    scripts: 8_360,
    flight: 11_100,
    elements: 415,
    requests: 11,
  },
  '/search?q=bridge': {
    html: 19_980,
    inlineCss: 8_840,
    scripts: 11_970,
    flight: 22_200,
    elements: 405,
    requests: 12,
  },
  '/tools/emi-calculator': {
    html: 19_690,
    inlineCss: 7_885,
    scripts: 17_170,
    flight: 21_700,
    elements: 482,
    requests: 12,
  },
};
