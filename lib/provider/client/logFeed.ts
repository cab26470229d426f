import 'server-only';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';

/** One line a minute per feed and kind, because calls scale with readers. */
const logFeed =
  (level: 'error' | 'warn' | 'info') =>
  (feed: string, message: string, kind = message) =>
    logThrottled(level, {
      key: `${feed} ${kind}`,
      message: `news: ${feed}: ${message}`,
      fields: { feed },
    });

export const logFailure = logFeed('error');
/** Entries dropped from a reply; `kind` names the loss without its figures, for rate limiting. */
export const logLoss = logFeed('warn');

export const logAbsence = (feed: string, status: number) =>
  logFeed('info')(feed, `answered ${status}: stories are shown without it`);

export const logRecovery = (feed: string, failures: number) =>
  logFeed('info')(feed, `answers again after failed calls: ${failures}`, 'recovery');
