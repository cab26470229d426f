import 'server-only';
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

/** A route that is refused, which is taken for none. */
export const logAbsence = (feed: string, status: number) =>
  logFeed('info')(feed, `answered ${status}, so that stories are shown without it`);

/** @param failures how many calls in a row had failed */
export const logRecovery = (feed: string, failures: number) =>
  logFeed('info')(feed, `answers again, after failed calls: ${failures}`, 'recovery');
