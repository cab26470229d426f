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
export const TOOL_SCRIPT_BYTES = 11_350;

/**
 * One page of each kind, with 1 to 3 % above what it was on 2026-11-27, `requests` with nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  '/': {
    html: 38_300,
    inlineCss: 11_530,
    scripts: 23_950,
    flight: 37_800,
    elements: 1_260,
    requests: 13,
  },
  '/hi': {
    html: 42_900,
    inlineCss: 11_530,
    scripts: 23_950,
    flight: 50_800,
    elements: 1_260,
    requests: 13,
  },
  '/india': {
    html: 31_900,
    inlineCss: 10_510,
    scripts: 18_400,
    flight: 36_000,
    elements: 915,
    requests: 13,
  },
  '/hi/india': {
    html: 36_450,
    inlineCss: 10_510,
    scripts: 18_400,
    flight: 46_400,
    elements: 910,
    requests: 13,
  },
  '/india/madhya-pradesh': {
    html: 36_000,
    inlineCss: 10_180,
    scripts: 19_640,
    flight: 54_100,
    elements: 965,
    requests: 13,
  },
  '/sports': {
    html: 29_900,
    inlineCss: 10_590,
    scripts: 19_640,
    flight: 51_000,
    elements: 675,
    requests: 13,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 21_700,
    inlineCss: 8_800,
    scripts: 12_240,
    flight: 14_200,
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
    html: 18_120,
    inlineCss: 8_840,
    scripts: 12_240,
    flight: 16_400,
    elements: 405,
    requests: 12,
  },
  '/tools/emi-calculator': {
    html: 19_350,
    inlineCss: 7_885,
    scripts: 18_500,
    flight: 20_200,
    elements: 482,
    requests: 12,
  },
};
