import type { ToolPath } from '@/lib/pages/tools';

export const AQI_PATH = '/tools/aqi-checker' satisfies ToolPath;

export const HOROSCOPE_PATH = '/tools/horoscope' satisfies ToolPath;
