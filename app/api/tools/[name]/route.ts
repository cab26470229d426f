import { isDataTool, isShownTool, toolData } from '@/app/api/tools/toolData';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { errorResponse, resultResponse } from '@/lib/request/responses';

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context) {
  const { name } = await params;
  const isShown = isDataTool(name) && isShownTool(name);
  const data = isShown ? toolData(name, localeOfRequest(request)) : null;
  return data ? resultResponse(request, data) : errorResponse(404, 'Unknown tool');
}
