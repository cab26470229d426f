import 'server-only';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { REPORT_PATHS } from '@/lib/request/postPaths.mjs';
import { reportVitals } from '@/lib/telemetry/reportVitals';

/** The package's `exports` has no path for this file. */
const LIBRARY = 'web-vitals.iife.js';

async function vitalsScript(): Promise<string> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const file = await readFile(join(dirname(resolve('web-vitals')), LIBRARY), 'utf8');
  const library = file.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return `${library}\n;(${reportVitals.toString()})(webVitals,${JSON.stringify(REPORT_PATHS.vitals)});`;
}

export async function GET() {
  return new Response(await vitalsScript(), {
    headers: {
      'cache-control': CACHE_CONTROL.vitalsScript,
      'content-type': 'text/javascript; charset=utf-8',
    },
  });
}

export const dynamic = 'force-static';
