import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** @type {import('eslint').Linter.Config[]} */
const config = [
  ...coreWebVitals,
  ...typescript,
  {
    ignores: [
      '.next/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'coverage/**',
    ],
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'], // as Next's own, whose plugins the rules need
    rules: {
      // Links are plain on purpose: next/link would add its script and prefetch dozens of pages per
      // view.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures go through the optimiser by `imageSet`; next/image would be a client component in
      // each card.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'react/jsx-no-target-blank': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['scripts/**', 'server/**', 'newsroom/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
];

export default config;
