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
    html: 39_700,
    inlineCss: 11_350,
    scripts: 22_450,
    flight: 41_200,
    elements: 1_350,
    requests: 13,
  },
  '/hi': {
    html: 44_700,
    inlineCss: 11_350,
    scripts: 22_450,
    flight: 55_200,
    elements: 1_350,
    requests: 13,
  },
  '/india': {
    html: 33_800,
    inlineCss: 10_500,
    scripts: 17_800,
    flight: 41_500,
    elements: 990,
    requests: 13,
  },
  '/hi/india': {
    html: 38_800,
    inlineCss: 10_500,
    scripts: 17_800,
    flight: 51_700,
    elements: 990,
    requests: 13,
  },
  '/india/madhya-pradesh': {
    html: 36_700,
    inlineCss: 10_150,
    scripts: 19_350,
    flight: 59_700,
    elements: 1_035,
    requests: 13,
  },
  '/sports': {
    html: 31_500,
    inlineCss: 10_550,
    scripts: 19_350,
    flight: 53_700,
    elements: 755,
    requests: 13,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 23_600,
    inlineCss: 8_750,
    scripts: 12_050,
    flight: 23_400,
    elements: 625,
    requests: 12,
  },
  '/privacy-policy': {
    html: 15_200,
    inlineCss: 6_700,
    scripts: 8_480,
    flight: 13_300,
    elements: 454,
    requests: 11,
  },
  '/search?q=bridge': {
    html: 19_950,
    inlineCss: 8_800,
    scripts: 12_050,
    flight: 24_900,
    elements: 415,
    requests: 12,
  },
  '/tools/emi-calculator': {
    html: 19_750,
    inlineCss: 7_850,
    scripts: 16_900,
    flight: 23_000,
    elements: 490,
    requests: 12,
  },
};
