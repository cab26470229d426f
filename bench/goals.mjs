// What the figures are to reach. A goal is a limit on the value itself, on its ratio to the bare
// page of the same run, or on what it has above that page.
import { BARE_KIND } from './pages.mjs';

/** @typedef {'value' | 'ratio' | 'above'} Measure */
/**
 * `limits` are by kind of page, `any` stands for each that is not named; `atLeast` turns them round.
 * @typedef {{ by: Measure, limits: Record<string, number>, atLeast?: boolean }} Goal
 */

/** @type {Partial<Record<import('./figures.mjs').FigureName, Goal>>} set on 2026-11-22 */
const GOALS = {
  cpu: {
    by: 'ratio',
    limits: { home: 4, '/india': 3.2, 'article, 3,000 characters': 2.6, EMI: 2.6, legal: 2 },
  },
  html: {
    by: 'value',
    limits: {
      home: 30,
      '/india': 28,
      'article, short': 18,
      'article, 3,000 characters': 22,
      EMI: 18,
      legal: 18,
    },
  },
  scripts: {
    by: 'above',
    limits: {
      home: 20,
      'article, short': 12,
      'article, 3,000 characters': 12,
      EMI: 18,
      legal: 8,
    },
  },
  fcp: {
    by: 'ratio',
    limits: {
      home: 1.4,
      'article, short': 1.3,
      'article, 3,000 characters': 1.3,
      '/india': 1.4,
      EMI: 1.3,
      legal: 1.3,
    },
  },
  lcp: { by: 'value', limits: { any: 700 } },
  tbt: { by: 'ratio', limits: { any: 1.2 } },
  cls: { by: 'value', limits: { any: 0 } },
  inp: { by: 'value', limits: { any: 100 } },
  visit: { by: 'value', limits: { any: 230 } },
  performance: { by: 'value', limits: { any: 100 }, atLeast: true },
  accessibility: { by: 'value', limits: { any: 100 }, atLeast: true },
  'best-practices': { by: 'value', limits: { any: 100 }, atLeast: true },
  seo: { by: 'value', limits: { any: 100 }, atLeast: true },
  growthFactor: { by: 'value', limits: { any: 1.3 } },
  search: { by: 'value', limits: { any: 50 } },
};

/**
 * The goal of a figure for a kind of page, if it has one. The bare page has none.
 * @param {import('./figures.mjs').FigureName} figure
 * @param {string} kind
 * @returns {{ by: Measure, limit: number, atLeast: boolean } | undefined}
 */
export function goalOf(figure, kind) {
  const goal = GOALS[figure];
  const limit = goal?.limits[kind] ?? goal?.limits.any;
  if (!goal || limit === undefined || kind === BARE_KIND) return undefined;
  return { by: goal.by, limit, atLeast: goal.atLeast ?? false };
}

/**
 * Whether a value reaches its goal. A ratio is judged by multiplication, so that a bare page's 0
 * asks for 0. What failed, or has no bare page to stand beside, misses it.
 * @param {NonNullable<ReturnType<typeof goalOf>>} goal
 * @param {number | null} value
 * @param {number | undefined} bare
 */
export function isMet({ by, limit, atLeast }, value, bare) {
  if (value === null) return false;
  if (by === 'value') return atLeast ? value >= limit : value <= limit;
  if (bare === undefined) return false;
  return value <= (by === 'ratio' ? limit * bare : bare + limit);
}
