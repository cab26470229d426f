import 'server-only';
import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import { logLoss } from '@/lib/provider/client/logFeed';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { Params, Path } from './restPath';

/** A plug-in or host may allow fewer records per call than WordPress's 100 and refuse more. */
const known = () => processGlobal('site.wordpress.most', () => new Map<Path, number>());

/** WordPress's default page size, for a refusal that names no limit. */
const LEAST = 10;

const refusal = z.object({
  code: z.literal('rest_invalid_param'),
  data: z.object({ params: z.object({ per_page: z.string() }) }),
});

export function allowedParams(route: Path, params: Params): Params {
  const most = known().get(route);
  return most === undefined || !('per_page' in params)
    ? params
    : { ...params, per_page: Math.min(most, Number(params.per_page)) };
}

/**
 * Learns a route's limit from a refusal.
 *
 * @param body of a 400: "per_page must be between 1 (inclusive) and 50 (inclusive)", in any
 * language
 */
export function noteRefusedSize(route: Path, body: Buffer): void {
  const { data } = refusal.safeParse(parseJson(body.toString()));
  if (!data) return;
  const most = Number(data.data.params.per_page.match(/\d{1,3}/g)?.at(-1)) || LEAST;
  if (known().get(route) !== most) logLoss(route, `allows only ${most} entries a call`);
  known().set(route, most);
}
