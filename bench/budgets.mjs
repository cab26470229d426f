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
 * One page of each kind, with 3 % above what it was on 2026-11-22, `requests` with nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  '/': {
    html: 39_400,
    inlineCss: 11_460,
    scripts: 22_430,
    flight: 41_500,
    elements: 1_290,
    requests: 13,
  },
  '/hi': {
    html: 44_250,
    inlineCss: 11_460,
    scripts: 22_430,
    flight: 56_200,
    elements: 1_290,
    requests: 13,
  },
  '/india': {
    html: 33_300,
    inlineCss: 10_500,
    scripts: 17_730,
    flight: 41_500,
    elements: 975,
    requests: 13,
  },
  '/hi/india': {
    html: 37_700,
    inlineCss: 10_500,
    scripts: 17_730,
    flight: 51_700,
    elements: 970,
    requests: 13,
  },
  '/india/madhya-pradesh': {
    html: 37_150,
    inlineCss: 10_170,
    scripts: 19_280,
    flight: 59_700,
    elements: 1_035,
    requests: 13,
  },
  '/sports': {
    html: 31_900,
    inlineCss: 10_560,
    scripts: 19_280,
    flight: 54_500,
    elements: 755,
    requests: 13,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 23_800,
    inlineCss: 8_780,
    scripts: 11_930,
    flight: 23_400,
    elements: 625,
    requests: 12,
  },
  '/privacy-policy': {
    html: 15_280,
    inlineCss: 6_700,
    scripts: 8_330,
    flight: 13_300,
    elements: 454,
    requests: 11,
  },
  '/search?q=bridge': {
    html: 20_200,
    inlineCss: 8_830,
    scripts: 11_930,
    flight: 24_900,
    elements: 415,
    requests: 12,
  },
  '/tools/emi-calculator': {
    html: 19_980,
    inlineCss: 7_870,
    scripts: 17_120,
    flight: 23_000,
    elements: 490,
    requests: 12,
  },
};
