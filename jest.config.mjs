import nextJest from 'next/jest.js';
import { existsSync } from 'node:fs';
import './scripts/testSite.mjs';

// Next's own settings read what is in `public`; what is there stays, since a server may be at work with it.
if (!existsSync(new URL('.site/fingerprint', import.meta.url))) await import('./scripts/site.mjs');

/**
 * Given to each module: looking them up in a test file's context costs a fifth of all CPU. None
 * that a test replaces.
 */
const GIVEN =
  'Array Boolean Error Float32Array Infinity Int32Array Intl JSON Map Math Number Object Promise Proxy ' +
  'RangeError Reflect RegExp Set String Symbol TypeError Uint16Array Uint32Array Uint8Array WeakMap WeakSet ' +
  'isNaN parseInt';

/** @type {import('jest').Config} */
const settings = {
  sandboxInjectedGlobals: GIVEN.split(' '),
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/testing/empty.ts',
    // The tests' own site, also where code names it by its path, as Next reads it.
    '^#site/(.*)$': '<rootDir>/.site-test/$1',
    '^(?:\\.\\./)+\\.site/(.*)$': '<rootDir>/.site-test/$1',
  },
  testPathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/bench/', '<rootDir>/newsroom/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.next/',
    '<rootDir>/.second-brand/',
    '<rootDir>/.odd-site/',
  ],
  restoreMocks: true,
  testRunner: '<rootDir>/scripts/jestRunner.mjs',
};

/** These packages come as ES modules only, so that Jest has to transform them. */
const MODULES = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  'icu-minify',
  '@formatjs',
  '@schummar',
  'p-limit',
  'yocto-queue',
  'parse5',
  'entities',
].join('|');

/**
 * Only components use jsdom, which costs half a second a file; exceptions say so in their first
 * line. `npm run test:all` adds the wide tests.
 *
 * @type {import('jest').Config[]}
 */
const PROJECTS = [
  {
    displayName: 'rules',
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
  },
  {
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts', '<rootDir>/lib/testing/setupDom.ts'],
  },
];

/**
 * `next/jest` adds its own patterns to those given, so they can only be replaced once it is done.
 *
 * @returns {Promise<import('jest').Config>}
 */
export default async function config() {
  const made = await nextJest({ dir: import.meta.dirname ?? '.' })(settings)();
  const shared = {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
  return {
    // Jest leaves a core free, which is half of a machine with two.
    maxWorkers: '100%',
    // No test states a time by it: it only ends what hangs, also on a machine that is busy.
    testTimeout: 120_000,
    projects: PROJECTS.map((project) => ({ ...shared, ...project })),
  };
}
