// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { baseUrl, httpUrl, isWholePath, line } from './textShapes.mjs';

const WEATHER_SOURCES = /** @type {const} */ (['open-meteo']);
const AIR_SOURCES = /** @type {const} */ (['open-meteo', 'cpcb']);

/** @param {readonly string[]} names */
const oneOf = (names) => ({ error: `must be one of ${names.join(', ')}` });

/** The error must not repeat the secret. */
const key = z.string().regex(/^[\w-]{8,128}$/, 'must be a key of letters, digits and hyphens');

const table = line.refine(
  (given) => isWholePath(given) || httpUrl.safeParse(given).success,
  'must be an absolute path such as /srv/desk/fuel.csv, or an http or https URL',
);

export const figureSettings = {
  WEATHER_SOURCE: z.enum(WEATHER_SOURCES, oneOf(WEATHER_SOURCES)).optional(),
  AIR_SOURCE: z.enum(AIR_SOURCES, oneOf(AIR_SOURCES)).optional(),
  OPEN_METEO_KEY: key.optional(),
  OPEN_METEO_URL: baseUrl.optional(),
  CPCB_KEY: key.optional(),
  CPCB_URL: baseUrl.default(
    'https://api.data.gov.in/resource/3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69',
  ),
  FUEL_TABLE: table.optional(),
  METALS_TABLE: table.optional(),
  HOROSCOPE_TABLE: table.optional(),
  MARKETS_TABLE: table.optional(),
};

/**
 * @param {{ AIR_SOURCE?: string | undefined, CPCB_KEY?: string | undefined }} settings
 * @returns {string | null}
 */
export const missingFigureSetting = ({ AIR_SOURCE, CPCB_KEY }) =>
  AIR_SOURCE === 'cpcb' && !CPCB_KEY ? 'CPCB_KEY must be set, because AIR_SOURCE is cpcb' : null;
