// Plain JavaScript, because the server counts too, outside the build.

import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processGlobal } from '../request/processGlobal.mjs';

/** Prometheus units (seconds, bytes); label values are few and ours, never outside text. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,

    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its response, by kind of route and status.',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),

    providerCallSeconds: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Time of a call to the provider with its body, by feed and outcome.',
      labelNames: ['feed', 'outcome'],
      buckets: [0.025, 0.1, 0.25, 0.5, 1, 2, 3, 10, 30],
      registers,
    }),
    providerLastValidAt: new Gauge({
      name: 'provider_last_valid_answer_timestamp_seconds',
      help: 'When a feed last answered with something usable, in seconds since 1970.',
      labelNames: ['feed'],
      registers,
    }),
    figuresLastValidAt: new Gauge({
      name: 'figures_last_valid_answer_timestamp_seconds',
      help: 'When a source of figures last answered with something usable, in seconds since 1970.',
      labelNames: ['source'],
      registers,
    }),
    droppedEntries: new Counter({
      name: 'provider_entries_dropped_total',
      help: 'Entries dropped from an answer: invalid or duplicate.',
      labelNames: ['feed'],
      registers,
    }),

    pictureFits: new Counter({
      name: 'picture_fits_total',
      help: 'Pictures fitted to a width, by outcome: cached, made, failed or busy.',
      labelNames: ['outcome'],
      registers,
    }),

    policyReports: new Counter({
      name: 'csp_reports_total',
      help: 'Violations of the content security policy that browsers reported, by directive and source.',
      labelNames: ['directive', 'source'],
      registers,
    }),
    /** Bucket bounds include "good" and "poor" (https://web.dev/articles/vitals). */
    vitalSeconds: new Histogram({
      name: 'web_vitals_seconds',
      help: 'Web vitals that browsers measured, by metric and kind of route.',
      labelNames: ['name', 'route'],
      buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 10],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'Cumulative layout shift of a page as browsers measured it, by kind of route.',
      labelNames: ['route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    refusedReports: new Counter({
      name: 'reports_refused_total',
      help: 'Refused reports, by status of the answer.',
      labelNames: ['status'],
      registers,
    }),

    pushes: new Counter({
      name: 'push_messages_total',
      help: 'Notifications by outcome: sent, dead, refused or failed.',
      labelNames: ['outcome'],
      registers,
    }),
    pushSubscriptions: new Gauge({
      name: 'push_subscriptions',
      help: 'Subscriptions to notifications.',
      registers,
    }),
  };
}

export const metrics = processGlobal('site.metrics', createMetrics);
