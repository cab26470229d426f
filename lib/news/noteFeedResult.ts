import 'server-only';
import { requestContext } from '@/lib/http/requestContext.mjs';
import type { Result } from '@/lib/result';

/**
 * Notes on the request being handled whether a feed that it has asked gave something, before the
 * page itself learns it: the server tells a trusted edge a page without news by its status.
 */
export function noteFeedResult(result: Promise<Result<unknown, string>>): void {
  const context = requestContext.getStore();
  if (!context?.isForEdge) return;
  void result.then(({ ok }) => {
    context.hasNews = ok || (context.hasNews ?? false);
  });
}
