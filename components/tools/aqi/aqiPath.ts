import type { ToolPath } from '@/lib/site/tools';

/** The AQI checker's URL without language prefix. */
export const AQI_PATH = '/tools/aqi-checker' satisfies ToolPath;
