// What a reader on a cheap phone waits for: the web vitals of each page in Chromium with the
// processor and the network of Lighthouse's mobile run.
import { BARE_KIND, LANGS, pageOf, warmPages } from './pages.mjs';
import { INTERACTIONS } from './interactions.mjs';
import { withPhone } from './phoneBrowser.mjs';
import { runAlone } from './runAlone.mjs';
import { withBareAndSite } from './servers.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 5;
const LOAD_VITALS = /** @type {const} */ (['fcp', 'lcp', 'cls', 'tbt']);

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./phoneBrowser.mjs').Phone} Phone */
/** @typedef {import('./phoneBrowser.mjs').Vitals} Vitals */

/**
 * Each round opens all pages in turn: the machine is slower in one minute than in the next, and a page is
 * compared with the bare one.
 * @param {Phone} phone
 * @param {Page[]} pages
 * @param {number} rounds
 * @returns {Promise<Figure[]>}
 */
async function loadFigures(phone, pages, rounds) {
  const loads = pages.map(() => /** @type {Partial<Vitals>[]} */ ([]));
  for (let round = 0; round < rounds; round++)
    for (const [at, { url }] of pages.entries())
      loads[at]?.push(
        await phone.visit(async ({ open, vitals }) => {
          await open(url);
          return vitals;
        }),
      );
  return pages.flatMap(({ kind, lang }, at) =>
    LOAD_VITALS.map((figure) => ({
      figure,
      kind,
      lang,
      // What the browser never reports of a page without a shift or a long task is 0.
      value: median((loads[at] ?? []).map((vitals) => vitals[figure] ?? 0)),
    })),
  );
}

/**
 * @param {Phone} phone
 * @param {Page[]} pages
 * @param {number} rounds
 * @returns {Promise<Figure[]>}
 */
async function interactionFigures(phone, pages, rounds) {
  /** @type {Figure[]} */
  const figures = [];
  for (const [kind, { on, act }] of Object.entries(INTERACTIONS))
    for (const lang of on === BARE_KIND ? LANGS.slice(0, 1) : LANGS) {
      const { url } = pageOf(pages, on, lang);
      /** @type {number[]} */
      const delays = [];
      for (let round = 0; round < rounds; round++)
        delays.push(
          await phone.visit(async ({ page, open, interaction }) => {
            await open(url);
            await act(page);
            return interaction();
          }),
        );
      figures.push({ figure: 'inp', kind, lang, value: median(delays) });
    }
  return figures;
}

/**
 * Everything that a phone without a cache transfers for the front page and then an article, with
 * what both fetch once they are idle.
 * @param {Phone} phone
 * @param {Page[]} pages
 * @returns {Promise<Figure[]>}
 */
async function visitFigures(phone, pages) {
  /** @param {string[]} urls */
  const inKb = (urls) =>
    phone.visit(async ({ open, transferred }) => {
      for (const url of urls) await open(url);
      return transferred() / 1000;
    });
  const bare = pageOf(pages, BARE_KIND, 'en').url;
  /** @type {Figure[]} */
  const figures = [
    { figure: 'visit', kind: BARE_KIND, lang: 'en', value: await inKb([bare, bare]) },
  ];
  for (const lang of LANGS) {
    const urls = ['home', 'article, 3,000 characters'].map((kind) => pageOf(pages, kind, lang).url);
    figures.push({ figure: 'visit', kind: 'home and article', lang, value: await inKb(urls) });
  }
  return figures;
}

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<Figure[]>}
 */
export const phoneFigures = ({ rounds = ROUNDS }) =>
  withBareAndSite((servers) =>
    withPhone(async (phone) => {
      const pages = await warmPages(servers);
      return [
        ...(await loadFigures(phone, pages, rounds)),
        ...(await interactionFigures(phone, pages, rounds)),
        ...(await visitFigures(phone, pages)),
      ];
    }),
  );

await runAlone(import.meta.url, phoneFigures);
