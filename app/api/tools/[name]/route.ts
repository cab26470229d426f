import { isDataTool, toolData } from '@/app/api/tools/toolData';
import { showsSamples } from '@/lib/config/showsSamples';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { resultResponse } from '@/lib/request/responses';

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context) {
  const { name } = await params;
  if (!isDataTool(name) || !showsSamples())
    return Response.json(
      { error: 'Unknown tool' },
      { status: 404, headers: { 'cache-control': CACHE_CONTROL.none } },
    );
  return resultResponse(request, toolData(name, localeOfRequest(request)));
}
