import { isDataTool, isShownTool, toolData } from '@/app/api/tools/toolData';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { errorResponse, resultResponse } from '@/lib/request/responses';

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context) {
  const { name } = await params;
  if (!isDataTool(name) || !isShownTool(name)) return errorResponse(404, 'Unknown tool');
  const data = toolData(name, localeOfRequest(request));
  return data ? resultResponse(request, data) : errorResponse(404, 'Unknown tool');
}
