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

/**
 * One page of each kind, with 1 to 3 % above what it was on 2026-11-29, `requests` with nothing.
 *
 * @type {Record<string, Budget>}
 */
export const PAGE_BUDGETS = {
  '/': {
    html: 38_600,
    inlineCss: 11_730,
    scripts: 22_740,
    flight: 37_200,
    elements: 1_260,
    requests: 13,
  },
  '/hi': {
    html: 43_250,
    inlineCss: 11_730,
    scripts: 22_740,
    flight: 48_200,
    elements: 1_260,
    requests: 13,
  },
  '/india': {
    html: 31_700,
    inlineCss: 10_600,
    scripts: 17_330,
    flight: 35_000,
    elements: 915,
    requests: 13,
  },
  '/hi/india': {
    html: 36_250,
    inlineCss: 10_600,
    scripts: 17_330,
    flight: 43_200,
    elements: 910,
    requests: 13,
  },
  '/india/madhya-pradesh': {
    html: 35_800,
    inlineCss: 10_230,
    scripts: 18_580,
    flight: 53_100,
    elements: 965,
    requests: 13,
  },
  '/sports': {
    html: 29_700,
    inlineCss: 10_660,
    scripts: 18_580,
    flight: 50_100,
    elements: 675,
    requests: 13,
  },
  '/news/mp-village-councils-post-minutes-online': {
    html: 21_400,
    inlineCss: 8_850,
    scripts: 7_950,
    flight: 13_200,
    elements: 610,
    requests: 12,
  },
  '/privacy-policy': {
    html: 14_800,
    inlineCss: 6_725,
    scripts: 4_050,
    flight: 10_350,
    elements: 415,
    requests: 11,
  },
  '/search?q=bridge': {
    html: 17_850,
    inlineCss: 8_890,
    scripts: 7_950,
    flight: 15_400,
    elements: 405,
    requests: 12,
  },
  '/tools/emi-calculator': {
    html: 19_150,
    inlineCss: 7_960,
    scripts: 17_420,
    flight: 19_300,
    elements: 482,
    requests: 12,
  },
};
