import 'server-only';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { logThrottled } from '@/lib/telemetry/logThrottled.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';

export type FigureSource<T> = {
  name: string;
  everyMs: number;
  timeoutMs: number;
  load: (signal: AbortSignal) => Promise<T>;
};

const RETRY_MS = 30_000;

/**
 * Polls on a timer, so that no page waits for a source. A failure keeps the last value and retries
 * sooner.
 *
 * @returns once the first poll has ended
 */
export function poll<T>(source: FigureSource<T>, keep: (value: T) => void): Promise<void> {
  const { name, everyMs, timeoutMs, load } = source;
  let failures = 0;
  async function look(): Promise<void> {
    try {
      keep(await load(AbortSignal.timeout(timeoutMs)));
      metrics.figuresLastValidAt.set({ source: name }, Date.now() / 1000);
      if (failures > 0) log('info', name, `answers again after failed calls: ${failures}`);
      failures = 0;
    } catch (cause) {
      failures++;
      log('error', name, causeChain(cause));
    }
    const wait = failures === 0 ? everyMs : Math.min(everyMs, RETRY_MS * 2 ** (failures - 1));
    setTimeout(() => void look(), wait).unref();
  }
  return look();
}

const log = (level: 'error' | 'warn' | 'info', source: string, message: string) =>
  logThrottled(level, {
    key: `figures ${source} ${message}`,
    message: `figures: ${source}: ${message}`,
    fields: { source },
  });

export const logLeftOut = (source: string, faults: readonly string[]) => {
  for (const fault of faults) log('warn', source, fault);
};
