import nextJest from 'next/jest.js';
import { existsSync } from 'node:fs';
import { temporary } from './scripts/temporary.mjs';
import './scripts/testSite.mjs';

// Jest's own cache keeps its place, which is found before.
process.env.TMPDIR = temporary;

// Next's settings read `public`, which `scripts/site.mjs` writes. An existing one stays, because a
// running server may use it.
if (!existsSync(new URL('.site/fingerprint', import.meta.url))) await import('./scripts/site.mjs');

/**
 * Jest passes these globals to each module: lookups in the test context cost a fifth of all CPU.
 * Leave out globals that tests replace.
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

/** Jest must transform these packages, because they ship only ES modules. */
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
 * `next/jest` appends its own patterns, so they are replaced in its result.
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
    // By default Jest leaves one core idle: half of a machine with two.
    maxWorkers: '100%',
    // Only stops hanging tests; generous, because the machine may be busy.
    testTimeout: 120_000,
    projects: PROJECTS.map((project) => ({ ...shared, ...project })),
  };
}
