import { localeOfRequest } from '@/lib/http/localeQuery';
import { resultResponse } from '@/lib/http/jsonResponse';
import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { isDataTool, toolData } from '@/lib/tools/data/toolData';

type Context = { params: Promise<{ name: string }> };

/** The data of a tool, which its Refresh asks for. */
export async function GET(request: Request, { params }: Context) {
  const { name } = await params;
  if (!isDataTool(name))
    return Response.json(
      { error: 'Unknown tool' },
      { status: 404, headers: { 'cache-control': CACHE_CONTROL.none } },
    );
  return resultResponse(request, toolData(name, localeOfRequest(request)));
}
