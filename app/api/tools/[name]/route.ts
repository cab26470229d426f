import { type DataTool, isDataTool, toolData } from '@/app/api/tools/toolData';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { shownTools } from '@/lib/pages/menus';
import type { ToolPath } from '@/lib/pages/tools';
import { errorResponse, resultResponse } from '@/lib/request/responses';

const PAGES_OF = {
  fuel: '/tools/fuel-prices',
  metals: '/tools/metal-rates',
  aqi: '/tools/aqi-checker',
  horoscope: '/tools/horoscope',
} as const satisfies Record<DataTool, ToolPath>;

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context) {
  const { name } = await params;
  if (!isDataTool(name) || !shownTools().includes(PAGES_OF[name]))
    return errorResponse(404, 'Unknown tool');
  return resultResponse(request, toolData(name, localeOfRequest(request)));
}
