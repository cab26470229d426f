// Writes what a whole run measured: `performance.md` with the table and `performance.svg` beside it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { NEXT, ROOT } from './build.mjs';
import { plot } from './plot.mjs';
import { asMarkdown, tableCells } from './table.mjs';

const packageSchema = z.object({ version: z.string() });

/**
 * What the figures were measured on and with.
 * @param {Date} date
 * @param {number} load average of a minute before the run
 */
function conditions(date, load) {
  const cores = cpus();
  const next = packageSchema.parse(
    JSON.parse(readFileSync(resolve(NEXT, '../../../package.json'), 'utf8')),
  );
  return [
    date.toISOString().slice(0, 10),
    cores[0]?.model ?? 'unknown processor',
    `${cores.length} cores, load ${load.toFixed(1)} at the start`,
    `Node ${process.versions.node}`,
    `Next ${next.version}`,
  ].join(' · ');
}

/** The machine's load now, to be read before the run adds its own. */
export const machineLoad = () => loadavg()[0] ?? 0;

/**
 * @param {readonly import('./figures.mjs').Figure[]} figures
 * @param {import('./options.mjs').Options} options
 * @param {number} load average of a minute before the run
 */
export async function writeReport(figures, { folder, rounds, requests }, load) {
  const target = resolve(ROOT, folder);
  const page = join(target, 'performance.md');
  mkdirSync(target, { recursive: true });
  const markdown = [
    '# Performance',
    'Written by `npm run bench`; do not edit. How it is measured: [0071](decisions/0071-measuring-beside-a-bare-page.md).',
    conditions(new Date(), load),
    ...(rounds || requests
      ? [`Shortened: ${rounds ?? 'all'} rounds, ${requests ?? 'all'} requests.`]
      : []),
    '![Each kind of page as a multiple of a bare page](performance.svg)',
    asMarkdown(tableCells(figures)),
  ].join('\n\n');
  const config = await resolveConfig(join(ROOT, 'package.json'));
  writeFileSync(page, await format(markdown, { ...config, parser: 'markdown' }));
  writeFileSync(join(target, 'performance.svg'), plot(figures));
  return page;
}
