import 'server-only';
import { requestContext } from '@/lib/request/requestContext.mjs';
import type { Result } from '@/lib/result';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';

/** The lines of one feed in the log, each once a minute: its calls follow its readers. */
const logFeed =
  (level: 'error' | 'warn' | 'info') =>
  (feed: string, message: string, kind = message) =>
    logThrottled(level, {
      key: `${feed} ${kind}`,
      message: `news: ${feed}: ${message}`,
      fields: { feed },
    });

/** A call or an answer that came to nothing; what differs in the message is another line. */
export const logFailure = logFeed('error');
/** What was left out of an answer; `kind` names it without its figures. */
export const logLoss = logFeed('warn');

/** @param failures how many calls in a row had failed */
export const logRecovery = (feed: string, failures: number) =>
  logFeed('info')(feed, `answers again, after failed calls: ${failures}`, 'recovery');

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
