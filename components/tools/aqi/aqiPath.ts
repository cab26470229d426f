import type { ToolPath } from '@/lib/site/pages';

/** The AQI checker's URL without language prefix. */
export const AQI_PATH = '/tools/aqi-checker' satisfies ToolPath;
