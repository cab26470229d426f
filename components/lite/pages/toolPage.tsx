import type { LiteRequest } from '@/lib/lite/liteRequest';
import type { LITE_TOOLS } from '@/lib/pages/litePath';
import { TOOLS } from '@/lib/pages/tools';
import { FuelText } from '../tools/FuelText';
import { HoroscopeText } from '../tools/HoroscopeText';
import { MetalsText } from '../tools/MetalsText';
import { PinText } from '../tools/PinText';
import type { LitePage } from '../parts/litePage';
import { fixedPage } from './fixedPage';

type LiteTool = (typeof LITE_TOOLS)[number];

const CONTENT = {
  '/tools/fuel-prices': FuelText,
  '/tools/metal-rates': MetalsText,
  '/tools/pin-finder': PinText,
  '/tools/horoscope': HoroscopeText,
} as const satisfies Record<LiteTool, unknown>;

/** Whether a path is that of a tool with a lite form. */
export const isLiteTool = (path: string): path is LiteTool => Object.hasOwn(CONTENT, path);

/** A tool that works by its URL alone. */
export async function toolPage(request: LiteRequest, path: LiteTool): Promise<LitePage> {
  const { key } = TOOLS[path];
  return fixedPage(request, { path, key, content: await CONTENT[path](request) });
}
