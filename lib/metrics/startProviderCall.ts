import 'server-only';
import { SpanKind, trace } from '@opentelemetry/api';
import { metrics } from './metrics.mjs';

/** `unchanged` is a 304, `invalid` an answer that was read and cannot be used. */
type Outcome = 'valid' | 'invalid' | 'unchanged' | 'refused' | 'timeout' | 'failed';

/**
 * Times a call to the provider for the metrics and, where a collector is set, as a span of the
 * request that waits for it. Gives what ends it.
 */
export function startProviderCall(feed: string): (outcome: Outcome) => void {
  const observe = metrics.providerCallSeconds.startTimer({ feed });
  const span = trace
    .getTracer('narmada-24')
    .startSpan(`provider ${feed}`, { kind: SpanKind.CLIENT });
  return (outcome) => {
    observe({ outcome });
    span.setAttribute('outcome', outcome).end();
  };
}
