import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { shownTools } from '@/lib/pages/menus';
import { err, ok, type Result } from '@/lib/result';
import { aqiData } from '@/tools/aqi/data';
import { fuelData } from '@/tools/fuel/data';
import { horoscopeData } from '@/tools/horoscope/data';
import { metalsData } from '@/tools/metals/data';
import type { ToolData } from '@/tools/shared/toolData';

const TOOLS = {
  fuel: fuelData,
  metals: metalsData,
  aqi: aqiData,
  horoscope: horoscopeData,
} as const satisfies Record<string, ToolData>;

type DataTool = keyof typeof TOOLS;

export const isDataTool = (name: string): name is DataTool => Object.hasOwn(TOOLS, name);

export const isShownTool = (tool: DataTool): boolean => shownTools().includes(TOOLS[tool].page);

/** Null where the page asks for nothing. Unusable data is an error with an inner message, as in product.md 13. */
export function toolData(
  tool: DataTool,
  locale: Locale,
  { schema, figures }: ToolData = TOOLS[tool],
): Result<readonly unknown[], string> | null {
  const given = figures(locale);
  if (given === null) return null;
  const { data, success } = schema.safeParse(given);
  return success ? ok(data) : err(`Invalid ${tool} data`);
}
