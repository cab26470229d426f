import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const settings = {
  // Jest leaves a core free, which is half of a machine with two.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/testing/empty.ts',
  },
  testPathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/bench/', '<rootDir>/newsroom/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.third-language/'],
  restoreMocks: true,
};

/** These packages come as ES modules only, so that Jest has to transform them. */
const MODULES = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  'icu-minify',
  '@formatjs',
  '@schummar',
  'fast-check',
  'pure-rand',
  'p-limit',
  'yocto-queue',
].join('|');

/**
 * `next/jest` adds its own patterns to those given, so they can only be replaced once it is done.
 */
export default async function config() {
  const made = await nextJest({ dir: import.meta.dirname ?? '.' })(settings)();
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}
