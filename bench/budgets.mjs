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
export const TOOL_SCRIPT_BYTES = 10_000;

/**
 * One page of each kind, with 3 % above what it was on 2026-11-22, `requests` with nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  '/': {
    html: 37_400,
    inlineCss: 10_400,
    scripts: 25_700,
    flight: 45_200,
    elements: 1_230,
    requests: 14,
  },
  '/hi': {
    html: 42_500,
    inlineCss: 10_400,
    scripts: 25_700,
    flight: 61_500,
    elements: 1_230,
    requests: 14,
  },
  '/india': {
    html: 32_100,
    inlineCss: 9_100,
    scripts: 14_900,
    flight: 52_800,
    elements: 975,
    requests: 12,
  },
  '/hi/india': {
    html: 36_700,
    inlineCss: 9_100,
    scripts: 14_900,
    flight: 66_800,
    elements: 970,
    requests: 12,
  },
  '/india/madhya-pradesh': {
    html: 37_200,
    inlineCss: 9_800,
    scripts: 17_400,
    flight: 72_600,
    elements: 1_035,
    requests: 13,
  },
  '/sports': {
    html: 32_300,
    inlineCss: 9_500,
    scripts: 17_600,
    flight: 57_300,
    elements: 755,
    requests: 13,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 26_700,
    inlineCss: 8_500,
    scripts: 11_200,
    flight: 54_700,
    elements: 560,
    requests: 12,
  },
  '/privacy-policy': {
    html: 17_300,
    inlineCss: 7_000,
    scripts: 7_500,
    flight: 13_700,
    elements: 430,
    requests: 11,
  },
  '/search?q=bridge': {
    html: 19_300,
    inlineCss: 8_700,
    scripts: 10_900,
    flight: 25_300,
    elements: 405,
    requests: 11,
  },
  '/tools/emi-calculator': {
    html: 19_900,
    inlineCss: 8_200,
    scripts: 15_500,
    flight: 24_000,
    elements: 450,
    requests: 11,
  },
};
