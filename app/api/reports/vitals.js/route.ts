import 'server-only';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { REPORT_PATHS } from '@/lib/request/reportPaths.mjs';
import { reportVitals } from '@/lib/telemetry/reportVitals';

/** Beside the package's entry, which exports no path for it. */
const LIBRARY = 'web-vitals.iife.js';

/**
 * The script of a page that measures itself: the library, which leaves `webVitals`, and what sends
 * its figures. A file of its own, because what an island imports is loaded by the pages that do not
 * render it as well.
 */
async function vitalsScript(): Promise<string> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const file = await readFile(join(dirname(resolve('web-vitals')), LIBRARY), 'utf8');
  const library = file.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return `${library}\n;(${reportVitals.toString()})(webVitals,${JSON.stringify(REPORT_PATHS.vitals)});`;
}

/** What a page loads that measures itself; made at build time. */
export async function GET() {
  return new Response(await vitalsScript(), {
    headers: {
      'cache-control': CACHE_CONTROL.vitalsScript,
      'content-type': 'text/javascript; charset=utf-8',
    },
  });
}

export const dynamic = 'force-static';
