import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORT_PATHS } from '@/lib/http/reportPaths.mjs';
import { reportVitals } from './reportVitals';

const LIBRARY = 'node_modules/web-vitals/dist/web-vitals.iife.js';

/**
 * The script of a page that measures itself: the library, which leaves `webVitals`, and what sends
 * its figures. A file of its own, because what an island imports is loaded by the pages that do not
 * render it as well.
 */
export async function vitalsScript(): Promise<string> {
  const file = await readFile(join(process.cwd(), LIBRARY), 'utf8');
  const library = file.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return `${library}\n;(${reportVitals.toString()})(webVitals,${JSON.stringify(REPORT_PATHS.vitals)});`;
}
