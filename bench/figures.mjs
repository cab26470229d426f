// What is measured, by name: the words and the unit in which it is printed.

/**
 * One measured value; null stands for what failed.
 * @typedef {object} Figure
 * @property {FigureName} figure
 * @property {string} kind of page
 * @property {import('./pages.mjs').Lang} lang
 * @property {number | null} value in the unit of the figure
 */

/** @typedef {{ label: string, unit: string, digits: number }} Description */

/** 1 KB is 1,000 bytes. Bytes are of bodies as sent, by gzip, where nothing else is said. */
export const FIGURES = {
  cpu: { label: 'CPU a request', unit: 'ms', digits: 2 },
  rate: { label: 'Requests, 16 at once', unit: '/s', digits: 0 },
  p50: { label: 'Whole response, median', unit: 'ms', digits: 1 },
  p99: { label: 'Whole response, 99 %', unit: 'ms', digits: 1 },
  firstByteLate: { label: 'First byte, provider 2 s late', unit: 'ms', digits: 0 },
  html: { label: 'HTML', unit: 'KB', digits: 1 },
  htmlRaw: { label: 'HTML, unpacked', unit: 'KB', digits: 1 },
  inlineCss: { label: 'Inline CSS, unpacked', unit: 'KB', digits: 1 },
  linkedCss: { label: 'Linked CSS', unit: 'KB', digits: 1 },
  scripts: { label: 'JavaScript', unit: 'KB', digits: 1 },
  flight: { label: 'Flight data, unpacked', unit: 'KB', digits: 1 },
  requests: { label: 'Requests named by the HTML', unit: '', digits: 0 },
  elements: { label: 'Elements', unit: '', digits: 0 },
  fcp: { label: 'FCP', unit: 'ms', digits: 0 },
  lcp: { label: 'LCP', unit: 'ms', digits: 0 },
  cls: { label: 'CLS', unit: '', digits: 3 },
  tbt: { label: 'TBT', unit: 'ms', digits: 0 },
  inp: { label: 'INP', unit: 'ms', digits: 0 },
  visit: { label: 'Transferred in a visit', unit: 'KB', digits: 1 },
  performance: { label: 'Lighthouse, performance', unit: '', digits: 0 },
  accessibility: { label: 'Lighthouse, accessibility', unit: '', digits: 0 },
  'best-practices': { label: 'Lighthouse, best practices', unit: '', digits: 0 },
  seo: { label: 'Lighthouse, SEO', unit: '', digits: 0 },
  growth: { label: 'CPU a request, by stories upstream', unit: 'ms', digits: 2 },
  growthFactor: { label: 'CPU, 50,000 stories against 100', unit: '×', digits: 2 },
  searchFirst: { label: 'Search of 10,000 stories, first', unit: 'ms', digits: 1 },
  search: { label: 'Search of 10,000 stories, worst', unit: 'ms', digits: 1 },
};

/** @typedef {keyof typeof FIGURES} FigureName */

/** @param {FigureName} name @returns {Description} */
export const descriptionOf = (name) => FIGURES[name];

export const FIGURE_NAMES = /** @type {FigureName[]} */ (Object.keys(FIGURES));
