// npm run preview-link -- 42 [--language hi] [--hours 24]: prints a draft's link, for systems that
// create none. Needs PREVIEW_SECRET and SITE_URL.

import './settingsFile.mjs';
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { origin, draftSecret } from '../lib/config/textShapes.mjs';
import { writtenSettings } from '../lib/config/writtenSettings.mjs';
import { reasonOf } from '../lib/reasonOf.mjs';
import { DRAFT_LONGEST_S, draftToken } from '../lib/request/draftToken.mjs';

const HOUR_S = 3600;
const LONGEST = DRAFT_LONGEST_S / HOUR_S;

/**
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} settings
 * @param {number} now in epoch milliseconds
 * @returns {{ link: string } | { problem: string }}
 */
export function previewLink(args, settings, now) {
  try {
    return { link: linkOf(args, settings, now) };
  } catch (fault) {
    return { problem: reasonOf(fault) };
  }
}

/** @type {(...given: Parameters<typeof previewLink>) => string} */
function linkOf(args, settings, now) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string', default: '' },
      hours: { type: 'string', default: '24' },
    },
  });
  const [id = '', ...others] = positionals;
  if (!/^[^\s/]+$/.test(id) || others.length > 0)
    throw new Error('Give the id of one story: npm run preview-link -- 42 --language hi');
  const { language } = values;
  if (language && !/^[a-z]{2,3}$/.test(language))
    throw new Error(`--language takes a code such as hi, not ${language}.`);
  const hours = /^[\d.]+$/.test(values.hours) ? Number(values.hours) : 0;
  if (!(hours > 0 && hours <= LONGEST))
    throw new Error(`--hours takes a number up to ${LONGEST}, not ${values.hours}.`);
  const written = writtenSettings(settings, ['PREVIEW_SECRET', 'SITE_URL']);
  if (!written.PREVIEW_SECRET) throw new Error('PREVIEW_SECRET is not set.');
  const secret = checked('PREVIEW_SECRET', draftSecret, written.PREVIEW_SECRET);
  const site = checked('SITE_URL', origin, written.SITE_URL ?? 'http://localhost:3000');
  const expiry = Math.floor(now / 1000 + hours * HOUR_S);
  const query = new URLSearchParams({ id, token: draftToken(id, expiry, secret) });
  return new URL(`${language && `/${language}`}/preview?${query.toString()}`, site).href;
}

/**
 * @param {string} name
 * @param {import('zod').ZodType<string>} shape
 * @param {string} given
 */
function checked(name, shape, given) {
  const { data, error } = shape.safeParse(given);
  if (data === undefined) throw new Error(`${name} ${error?.issues[0]?.message}`);
  return data;
}

// A release runs through a symbolic link, /srv/site/current.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const result = previewLink(process.argv.slice(2), process.env, Date.now());
  if ('problem' in result) {
    console.error(result.problem);
    process.exitCode = 1;
  } else console.log(result.link);
}
