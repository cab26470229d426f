import type { ToolPath } from '@/lib/pages/tools';

/** The AQI checker's URL without language prefix. */
export const AQI_PATH = '/tools/aqi-checker' satisfies ToolPath;

/** The horoscope's URL without language prefix. */
export const HOROSCOPE_PATH = '/tools/horoscope' satisfies ToolPath;
