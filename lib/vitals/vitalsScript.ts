import 'server-only';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { REPORT_PATHS } from '@/lib/http/reportPaths.mjs';
import { reportVitals } from './reportVitals';

/** Beside the package's entry, which exports no path for it. */
const LIBRARY = 'web-vitals.iife.js';

/**
 * The script of a page that measures itself: the library, which leaves `webVitals`, and what sends
 * its figures. A file of its own, because what an island imports is loaded by the pages that do not
 * render it as well.
 */
export async function vitalsScript(): Promise<string> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const file = await readFile(join(dirname(resolve('web-vitals')), LIBRARY), 'utf8');
  const library = file.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return `${library}\n;(${reportVitals.toString()})(webVitals,${JSON.stringify(REPORT_PATHS.vitals)});`;
}
