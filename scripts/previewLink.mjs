// npm run preview-link -- 42 [--language hi] [--hours 24]
// The link to a draft, for systems that make none. Needs PREVIEW_SECRET and SITE_URL.

import { parseArgs } from 'node:util';
import { PREVIEW_LONGEST_S, previewToken } from '../lib/request/previewToken.mjs';

const HOUR_S = 3600;
const LONGEST = PREVIEW_LONGEST_S / HOUR_S;

/**
 * The link to a draft, or what is missing.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} settings
 * @param {number} now in epoch milliseconds
 * @returns {{ link: string } | { problem: string }}
 */
export function previewLink(args, { PREVIEW_SECRET: secret, SITE_URL: site }, now) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string', default: '' },
      hours: { type: 'string', default: '24' },
    },
  });
  const [id] = positionals;
  const hours = Number(values.hours);
  if (!id) return { problem: 'Name the id of a story.' };
  if (!secret) return { problem: 'PREVIEW_SECRET is not set.' };
  if (!(hours > 0 && hours <= LONGEST))
    return { problem: `--hours takes a number up to ${LONGEST}.` };
  const expiry = Math.floor(now / 1000 + hours * HOUR_S);
  const query = new URLSearchParams({ id, token: previewToken(id, expiry, secret) });
  const path = `${values.language && `/${values.language}`}/preview?${query.toString()}`;
  return { link: new URL(path, site ?? 'http://localhost:3000').href };
}

if (import.meta.filename === process.argv[1]) {
  const result = previewLink(process.argv.slice(2), process.env, Date.now());
  if ('problem' in result) {
    console.error(result.problem);
    process.exitCode = 1;
  } else console.log(result.link);
}
