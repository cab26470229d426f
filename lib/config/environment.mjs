import { z } from 'zod';
import { LIVE, SAMPLES } from '#site/settings.mjs';
import { contactSettings } from './contactSettings.mjs';
import { figureSettings, missingFigureSetting } from './figureSettings.mjs';
import { liveStream } from './mediaSources.mjs';
import { NEWS_SOURCES } from './newsSources.mjs';
import { missingPushSetting, pushSettings } from './pushSettings.mjs';
import {
  brokenProxy,
  missingSetting,
  missingSource,
  ownAddress,
  PROXY_NAMES,
  SAMPLE_NEWSROOM,
  takenPort,
} from './settingConflicts.mjs';
import {
  addressRange,
  amount,
  categoryList,
  feedList,
  frontPageAddress,
  list,
  logLevel,
  mediaHost,
  mediaPath,
  port,
  requestHeader,
} from './settingShapes.mjs';
import { baseUrl, folder, httpUrl, ipAddress, origin, draftSecret, slug } from './textShapes.mjs';
import { writtenSettings } from './writtenSettings.mjs';

/**
 * Read at server start, so one build serves every deployment. Plain JavaScript, because the start
 * script reads it before a build exists.
 */

const environmentSchema = z.object({
  HOST: ipAddress.default('0.0.0.0'),
  PORT: port.default(3000),
  SITE_URL: origin.optional(),
  SITE_DIR: folder.optional(),
  NEWS_SOURCE: z
    .enum(NEWS_SOURCES, { error: `must be one of ${NEWS_SOURCES.join(', ')}` })
    .default('api'),
  NEWS_API_URL: baseUrl.optional(),
  NEWS_FEEDS: feedList.optional(),
  GHOST_CONTENT_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{26}$/,
      'must be a Content API key, 26 hexadecimal digits (the Admin API key has a colon)',
    )
    .optional(),
  GHOST_ADMIN_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{24}:[0-9a-f]{64}$/,
      'must be an Admin API key, 24 and 64 hexadecimal digits separated by a colon',
    )
    .optional(),
  GHOST_MEMBERS_POSTS: z
    .enum(['hidden', 'teaser'], { error: 'must be hidden or teaser' })
    .default('hidden'),
  FRONT_PAGE: frontPageAddress.optional(),
  NEWS_API_HEADER: requestHeader.optional(),
  NEWS_CATEGORIES: z.string().default('').pipe(categoryList),
  LIVE_CATEGORY: slug.optional(),
  PREMIUM_CATEGORY: slug.optional(),
  NEWS_TIMEOUT_MS: amount('milliseconds', 100, 30_000).default(3000),
  NEWS_BODY_LIMIT_MB: amount('megabytes', 1, 512).default(64),
  NEWS_MIN_AGE_MS: amount('milliseconds', 0, 60_000).optional(),
  // Also the longest time that the site needs to notice a recovered provider.
  NEWS_BACKOFF_MS: amount('milliseconds', 0, 2000).default(2000),
  PREVIEW_SECRET: draftSecret.optional(),
  NEWS_IMAGE_HOSTS: list.pipe(z.array(mediaHost)).optional(),
  NEWS_MEDIA_PATHS: z.string().pipe(list).pipe(z.array(mediaPath)).optional(),
  TRUSTED_EDGES: z.string().default('').pipe(list).pipe(z.array(addressRange)),
  DRAIN_MS: amount('milliseconds', 0, 300_000).default(0),
  LOG_LEVEL: logLevel.default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: ipAddress.default('127.0.0.1'),
  PICTURE_CACHE: folder.default('.next/cache/pictures'),
  CSP_REPORT_PERCENT: amount('per cent', 0, 100).default(0),
  WEB_VITALS_PERCENT: amount('per cent', 0, 100).default(0),
  // The standard's own name: https://opentelemetry.io/docs/specs/otel/protocol/exporter
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.transform(String).optional(),
  // Node itself accepts only 1.
  NODE_USE_ENV_PROXY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  COMPRESS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  OFFLINE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SAMPLES: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .refine((given) => given === 'off' || SAMPLES, 'must be off: this site has no samples')
    .optional(),
  LIVE_URL: z
    .string()
    .refine(
      (given) => liveStream(given) !== null,
      'must be the id or URL of a YouTube video, or the https URL of an HLS playlist (.m3u8)',
    )
    .optional()
    .transform((given) => given ?? LIVE ?? undefined),
  ...figureSettings,
  ...pushSettings,
  ...contactSettings(),
});

/**
 * @typedef {Required<Pick<Settings, 'SITE_URL' | 'NEWS_API_URL' | 'NEWS_MIN_AGE_MS' | 'SAMPLES'>> & Settings} Environment
 *
 * @typedef {z.output<typeof environmentSchema>} Settings
 */

/**
 * On localhost the provider's URL defaults to port 4000; elsewhere it is required.
 *
 * @param {Record<string, string | undefined>} variables
 * @returns {Environment}
 * @throws Error whose message names each fault
 */
export function readEnvironment(variables) {
  const given = writtenSettings(variables, SETTING_NAMES);
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path[0]?.toString() ?? ''} ${message}`,
    );
    throw new Error([...new Set(faults)].join('; '));
  }
  const { data } = parsed;
  const { SITE_URL = `http://localhost:${data.PORT}` } = data;
  const missing =
    missingSource(given) ??
    missingSetting(data, SITE_URL) ??
    ownAddress(data, SITE_URL) ??
    takenPort(data) ??
    brokenProxy(data, variables) ??
    missingFigureSetting(data) ??
    missingPushSetting(data);
  if (missing) throw new Error(missing);
  const isApi = data.NEWS_SOURCE === 'api';
  return {
    ...data,
    SITE_URL,
    NEWS_API_URL: data.NEWS_API_URL ?? data.NEWS_FEEDS?.[0]?.url.origin ?? SAMPLE_NEWSROOM,
    // Publishing systems render each response; the provider's API has them ready.
    NEWS_MIN_AGE_MS: data.NEWS_MIN_AGE_MS ?? (isApi ? 0 : 1000),
    // Samples belong to the product's API; beside another system's news they would be misleading.
    SAMPLES: data.SAMPLES ?? (SAMPLES && isApi ? 'on' : 'off'),
  };
}

export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** Writes the trimmed values back, because some code reads variables without the schema. */
export function trimEnvironment() {
  for (const name of [...SETTING_NAMES, ...PROXY_NAMES]) {
    const value = process.env[name]?.trim();
    if (value) process.env[name] = value;
    else delete process.env[name];
  }
}

export const givenNames = () => Object.keys(process.env);

/** @type {Environment | undefined} */
let checked;

/** @returns {Environment} */
export function environment() {
  checked ??= readEnvironment(process.env);
  return checked;
}
