import { liteAnswer } from '@/lib/request/liteAnswer.mjs';
import { LITE_ROUTE } from '@/lib/request/liteRoute.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { renderLite } from './renderLite';

// The server calls the renderer directly after the first lite page (`server/answerLite.mjs`).
liteAnswer().render = renderLite;

export async function GET(): Promise<Response> {
  const { status, headers, body } = await renderLite(
    requestContext.getStore()?.target ?? LITE_ROUTE,
  );
  return new Response(body, { status, headers });
}

export const dynamic = 'force-dynamic';
