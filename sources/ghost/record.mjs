#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatRecordings } from '../formatRecordings.mjs';
import { adminApi } from './adminApi.mjs';

/**
 * Records the answers of Ghost, filled by fill.mjs, for the tests of lib/provider/ghost; `--check`
 * runs the tests and writes nothing.
 */
const ORIGIN = `http://localhost:${process.env.GHOST_PORT ?? 5160}`;
const DIR = process.env.GHOST_DIR ?? '/tmp/narmada-ghost';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { contentKey } = await adminApi(ORIGIN);
const { version } = JSON.parse(readFileSync(`${DIR}/ghost/package.json`, 'utf8'));
mkdirSync(new URL('recordings', import.meta.url), { recursive: true });

const { status } = spawnSync('npx', ['jest', '-i', 'lib/provider/ghost/ghostSource.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    SOURCE_URL: ORIGIN,
    GHOST_CONTENT_KEY: await contentKey(),
    ...(!process.argv.includes('--check') && { SOURCE_RECORD: `Ghost ${version}` }),
  },
});
formatRecordings(import.meta.url);
process.exit(status ?? 1);
