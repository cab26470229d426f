import { renderLite } from '@/components/lite/renderLite';
import { liteAnswer } from '@/lib/request/liteAnswer.mjs';
import { LITE_ROUTE } from '@/lib/request/litePath.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';

// From the first lite page on, the server asks it without Next (`server/answerLite.mjs`).
liteAnswer().render = renderLite;

/** All lite pages, whose own URL the server has kept (`server/requestHandler.mjs`). */
export async function GET(): Promise<Response> {
  const { status, headers, body } = await renderLite(
    requestContext.getStore()?.target ?? LITE_ROUTE,
  );
  return new Response(body, { status, headers });
}

export const dynamic = 'force-dynamic';
