#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatRecordings } from '../formatRecordings.mjs';

/**
 * Records the answers of the feeds of Ghost, WordPress and Eleventy for the tests of
 * lib/provider/feeds; `--check` runs the tests and writes nothing.
 */
const origin = (/** @type {string | undefined} */ given, /** @type {number} */ port) =>
  `http://localhost:${given ?? port}`;

mkdirSync(new URL('recordings', import.meta.url), { recursive: true });
const { status } = spawnSync('npx', ['jest', '-i', 'lib/provider/feeds/feedsSource.test.ts'], {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  stdio: 'inherit',
  env: {
    ...process.env,
    SOURCE_GHOST: origin(process.env.GHOST_PORT, 5160),
    SOURCE_WORDPRESS: origin(process.env.WP_PORT, 5140),
    SOURCE_ELEVENTY: origin(process.env.ELEVENTY_PORT, 5162),
    ...(!process.argv.includes('--check') && { SOURCE_RECORD: 'feeds of ../stories' }),
  },
});
formatRecordings(import.meta.url);
process.exit(status ?? 1);
