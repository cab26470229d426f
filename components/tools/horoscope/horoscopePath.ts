import type { ToolPath } from '@/lib/site/tools';

/** The horoscope's URL without language prefix. */
export const HOROSCOPE_PATH = '/tools/horoscope' satisfies ToolPath;
