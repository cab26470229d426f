import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import redos from 'eslint-plugin-redos';
import {
  CLIENT_CODE,
  ENVIRONMENT,
  LAST_ANSWER,
  MARKUP,
  SPREADS,
} from './scripts/lintRestrictions.mjs';

const TESTS = ['**/*.{test,spec,node-test}.*', 'lib/testing/**'];
const ISLANDS = ['**/*.island.tsx', '**/error.tsx', '**/global-error.tsx'];

/** Oxlint's (`.oxlintrc.json`), as are those that need types: of hooks and components, and what React's compiler finds. */
const ELSEWHERE = coreWebVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) =>
    /^react(-hooks\/|\/(display-name|no-direct-mutation-state|require-render-return)$)/.test(rule),
  );

/** @type {import('eslint').Linter.Config[]} */
const config = [
  ...coreWebVitals,
  ...typescript,
  { rules: Object.fromEntries(ELSEWHERE.map((rule) => [rule, 'off'])) },
  {
    ignores: [
      '**/.next/**',
      '**/.site{,-test}/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'coverage/**',
      '.{odd-site,partners-site,second-brand}/**',
    ],
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'], // as Next's own, whose plugins the rules need
    rules: {
      // Links are plain on purpose: next/link would add its script and prefetch dozens of pages.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are fitted by `/pictures/fit` (`imageSet`); next/image would be a client component in
      // each card.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // TypeScript says it itself: `noUnusedLocals`, `noUnusedParameters`.
      '@typescript-eslint/no-unused-vars': 'off',
      'max-lines': ['error', 200],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      // What a package does not export changes with any of its versions.
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(next|react|react-dom)/dist/', message: 'Only public exports.' }] },
      ],
      'react/jsx-no-target-blank': 'error',
    },
  },
  {
    // Tests and content are lists, one line an item.
    files: [
      ...TESTS,
      'lib/testing/testSite/**',
      'examples/**',
      'lib/content/**',
      'lib/tools/horoscope/readings.ts',
    ],
    rules: { 'max-lines': ['error', 300] },
  },
  // As long as its newsroom needs.
  { files: ['site/**'], rules: { 'max-lines': 'off' } },
  { files: ['e2e/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'],
    ignores: TESTS,
    rules: {
      // Each kind of request has one place of its own.
      'no-restricted-globals': ['error', 'fetch'],
      'no-restricted-properties': ['error', ENVIRONMENT, LAST_ANSWER, ...MARKUP],
      'react/no-danger': 'error',
    },
  },
  {
    files: [
      'components/search-suggestions/loadSuggestions.ts',
      'lib/browser/{fetchAnew,sharePicture}.ts',
      'lib/offline/fromSite.ts',
      'lib/stories/browser/requestStories.ts',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: [
      'components/server-html/StaticHtml.server.tsx',
      'instrumentation.ts',
      'lib/telemetry/log.mjs',
      'lib/provider/source/providerMedia.ts',
      'lib/request/contentSecurityPolicy.ts',
      'lib/config/environment.mjs',
      'next.config.mjs',
      'e2e/playwright.config.ts',
    ],
    rules: { 'no-restricted-properties': ['error', ...MARKUP] },
  },
  {
    files: ['lib/stories/storiesWithFallback.ts'],
    rules: { 'no-restricted-properties': ['error', ENVIRONMENT, ...MARKUP] },
  },
  {
    // Whole documents, written once and never reconciled: no list needs keys.
    files: ['components/lite/**'],
    rules: { 'react/jsx-key': 'off', '@next/next/no-head-element': 'off' },
  },
  {
    // Writes the site's own style sheet and script, which no request or feed reaches.
    files: ['app/styles/headElements.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
  {
    // Leaves in place what the server has rendered.
    files: ['components/server-html/StaticHtml.browser.tsx'],
    rules: { 'react/no-danger': 'off', 'no-restricted-properties': ['error', ENVIRONMENT] },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ISLANDS,
    rules: { 'no-restricted-syntax': ['error', CLIENT_CODE] },
  },
  {
    // What reads lists of the provider's.
    files: ['lib/{provider,search,seo,stories}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...ISLANDS],
    rules: { 'no-restricted-syntax': ['error', CLIENT_CODE, ...SPREADS] },
  },
  {
    files: ISLANDS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program:not(:has(> ExpressionStatement[directive="use client"]))',
          message: "An island starts with 'use client'.",
        },
      ],
    },
  },
  {
    // What others send is matched in time that grows as its length does. Tests match their own texts. By automata
    // alone: what recheck finds by trying depends on how busy the machine is.
    files: ['{app,components,lib,newsroom,scripts,server}/**/*.{mjs,ts,tsx}', '*.{mjs,ts}'],
    ignores: TESTS,
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { timeout: 10_000, checker: 'automaton' }] },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{scripts,server,newsroom,bench,e2e,sources}/**', 'lib/telemetry/log.mjs'],
    rules: { 'no-console': 'off' },
  },
];

export default config;
