import 'server-only';
import { requestContext } from '@/lib/http/requestContext.mjs';
import type { Result } from '@/lib/result';

/**
 * Records in the context of a trusted edge's request whether any feed has succeeded: the server
 * (`server/requestHandler.mjs`) answers with 503 when none has.
 */
export function noteFeedResult(result: Promise<Result<unknown, string>>): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  void result.then(({ ok }) => {
    context.hasNews = ok || (context.hasNews ?? false);
  });
}
