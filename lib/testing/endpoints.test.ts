import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POLL_INTERVALS_MS } from '@/lib/polls/pollIntervals';

const ROOT = join(__dirname, '../..');

it.each(Object.keys(POLL_INTERVALS_MS))('/api/%s, which pages poll, has a route', (endpoint) => {
  expect(existsSync(join(ROOT, `app/api/${endpoint}/route.ts`))).toBe(true);
});
