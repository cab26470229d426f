import { createHash } from 'node:crypto';
import { COLORS } from '#site/brand.mjs';
import { LOCALES, RIGHT_TO_LEFT } from '#site/locales.mjs';
import {
  RIGHT_TO_LEFT_CODES,
  RUNS_FROM_THE_RIGHT,
  type Script,
  SCRIPTS,
} from '@/lib/i18n/scripts.mjs';

type Scheme = 'light' | 'dark';

const colors = (scheme: Scheme) =>
  [
    `--p:${COLORS.paper[scheme]}`,
    `--i:${COLORS.ink[scheme]}`,
    `--q:${COLORS['ink-quiet'][scheme]}`,
    `--r:${COLORS.river[scheme]}`,
    `--e:${COLORS['signal-ink'][scheme]}`,
    `--l:${scheme === 'light' ? '#d8d6d0' : '#3c4248'}`,
  ].join(';');

const DEVANAGARI_LINE = 1.65;

/** Sites without Hindi and Marathi may still show stories in both. */
const devanagariCodes = (languages: Readonly<Record<string, { script: Script }>>) =>
  new Set([
    'hi',
    'mr',
    ...Object.keys(languages).filter((code) => languages[code]?.script === 'Devanagari'),
  ]);

/** Line heights and fonts of the site's scripts other than Latin and Devanagari. */
const scriptRules = (languages: Readonly<Record<string, { script: Script }>>) =>
  Object.entries(languages).flatMap(([code, { script }]) => {
    const { faces, lines } = SCRIPTS[script];
    if (faces.length === 0) return [];
    return [
      `:lang(${code}){font-family:${faces.join()},system-ui,sans-serif;line-height:${lines.body ?? DEVANAGARI_LINE}}`,
      `:is(h1,h2,h3):lang(${code}){line-height:${lines.head ?? 1.4}}`,
    ];
  });

const DIRECTIONS =
  RIGHT_TO_LEFT.length > 0
    ? [
        `[lang]{direction:ltr;unicode-bidi:isolate}`,
        `${RIGHT_TO_LEFT_CODES.map((code) => `[lang=${code}]`).join()}{direction:rtl}`,
      ]
    : [`${RUNS_FROM_THE_RIGHT}{direction:rtl}`];

/** System fonts only. No rule may contain a character that HTML would escape. */
export const LITE_STYLES = [
  `:root{color-scheme:light dark;${colors('light')}}`,
  `@media (prefers-color-scheme:dark){:root{${colors('dark')}}}`,
  `body{max-width:41rem;margin:0 auto;padding:0 1rem 2rem;background:var(--p);color:var(--i);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}`,
  `${[...devanagariCodes(LOCALES)].map((code) => `:lang(${code})`).join()}{line-height:${DEVANAGARI_LINE}}`,
  ...scriptRules(LOCALES),
  ...DIRECTIONS,
  `a{color:var(--r)}`,
  `h1{font-size:1.5rem;line-height:1.3;margin:1rem 0 .5rem}`,
  `h2{font-size:1.125rem;margin:1.5rem 0 0;border-top:3px solid;padding-top:.25rem}`,
  `h3{font-size:1.0625rem;margin:1rem 0 0}`,
  `ol,ul{margin:0;padding:0;list-style:none}`,
  `.s li{border-bottom:1px solid var(--l);padding:.25rem 0}`,
  `.s h3{margin:0;font-weight:400}`,
  `.s h3 a,.n a,.b a,.k{display:inline-block;max-width:100%;padding:.5rem 0;min-height:1.5rem}`,
  `.s p{margin:0}`,
  `.m{color:var(--q);font-size:.875rem}`,
  `.n ul,.b{display:flex;flex-wrap:wrap;gap:0 1rem;margin:0}`,
  `.b{justify-content:space-between;border-bottom:3px solid;align-items:center}`,
  `.b b{font-size:1.25rem}`,
  `[aria-current]{color:var(--i);font-weight:700;text-decoration:none}`,
  `.a ul,.a ol{list-style:revert;padding-inline-start:1.25rem}`,
  `.w{color:var(--e);font-weight:700}`,
  `blockquote{margin:1rem 0;border-inline-start:4px solid;padding-inline-start:1rem}`,
  // A shadow at each side that has more, as `scroll-sideways` of full pages.
  `.x{overflow-x:auto;background:linear-gradient(90deg,var(--p) 12px,transparent 0 calc(100% - 12px),var(--p) 0) local,linear-gradient(90deg,var(--q),transparent 12px calc(100% - 12px),var(--q))}`,
  `table{border-collapse:collapse;width:100%}`,
  `caption,th,td{text-align:start}`,
  `.f{text-align:end}`,
  `th,td{border-bottom:1px solid var(--l);padding-block:.375rem;padding-inline:0 .5rem;vertical-align:top}`,
  `dt{color:var(--q);font-size:.875rem}`,
  `dd{margin:0 0 .5rem}`,
  `form p{margin:.75rem 0}`,
  `input,button{font:inherit;min-height:2.75rem;padding:0 .5rem;margin:.125rem 0;max-width:100%;box-sizing:border-box}`,
  `main+footer{margin-top:2rem;border-top:3px solid}`,
].join('');

/**
 * No scripts. Same-origin connections allow audit tools to request `/robots.txt` from the page.
 */
export const LITE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(LITE_STYLES).digest('base64')}'`,
  `img-src 'self'`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
].join('; ');
