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
 * One page of each kind. `html` stands since 2026-11-22; the other kinds have 3 % above what they
 * were on 2026-11-22, `requests` nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  '/': {
    html: 43_500,
    inlineCss: 13_700,
    scripts: 25_000,
    flight: 57_500,
    elements: 1_230,
    requests: 13,
  },
  '/hi': {
    html: 49_000,
    inlineCss: 13_700,
    scripts: 25_000,
    flight: 75_000,
    elements: 1_230,
    requests: 13,
  },
  '/india': {
    html: 37_500,
    inlineCss: 13_700,
    scripts: 14_500,
    flight: 60_000,
    elements: 975,
    requests: 12,
  },
  '/hi/india': {
    html: 42_500,
    inlineCss: 13_700,
    scripts: 14_500,
    flight: 76_000,
    elements: 970,
    requests: 12,
  },
  '/india/madhya-pradesh': {
    html: 42_500,
    inlineCss: 13_700,
    scripts: 16_900,
    flight: 80_000,
    elements: 1_035,
    requests: 13,
  },
  '/sports': {
    html: 39_000,
    inlineCss: 13_700,
    scripts: 16_600,
    flight: 61_000,
    elements: 755,
    requests: 12,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 32_500,
    inlineCss: 13_700,
    scripts: 10_600,
    flight: 62_000,
    elements: 560,
    requests: 12,
  },
  '/privacy-policy': {
    html: 31_000,
    inlineCss: 13_700,
    scripts: 10_200,
    flight: 41_000,
    elements: 430,
    requests: 11,
  },
  '/search?q=bridge': {
    html: 25_000,
    inlineCss: 13_700,
    scripts: 10_300,
    flight: 29_000,
    elements: 405,
    requests: 11,
  },
  '/tools/emi-calculator': {
    html: 30_500,
    inlineCss: 13_700,
    scripts: 17_700,
    flight: 35_500,
    elements: 450,
    requests: 11,
  },
};
