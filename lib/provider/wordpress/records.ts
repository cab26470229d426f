import 'server-only';
import type { z } from 'zod';
import { BoundedMap } from '@/lib/boundedMap';
import { allowsStale } from '@/lib/provider/client/fetchOrStale';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import { restList } from './restApi';

export type Kind<T> = {
  /** In logs and metrics. */
  name: `/${string}`;
  route: `/${string}`;
  fields: string;
  schema: z.ZodType<T>;
  failure: string;
  /** As in `RestListRequest`. */
  isOptional?: boolean;
  /** How many may be asked for in a second, where not all of a list: the others wait for a later poll. */
  perSecond?: number;
  /** How long a record is used again, in milliseconds. */
  maxAgeMs: number;
  /** What a record takes in memory. */
  bytesOf?: (record: T) => number;
};

/**
 * An id, and what changes with its record; null where that is not known, so that it has to be asked
 * for. Of what nobody dates it is the same for all.
 */
export type Wanted = { id: string; version: string | null };

export const undated = (ids: readonly string[]): Wanted[] => ids.map((id) => ({ id, version: '' }));

/** `record` is null where WordPress has none that readers may see. */
type Kept<T> = { record: T | null; version: string | null; at: number };

/** What WordPress gives for one call at most. */
export const PAGE = 100;

/** How long it is believed that a record is not there, or cannot be had, in milliseconds. */
const ABSENT_MS = 5_000;

/** As in `fetchOrStale`. */
const SLOW_MS = 500;
const OPEN_MS = 30_000;

const SECOND_MS = 1_000;

const LIMIT = { count: 5_000, bytes: 64e6 };
const RECORD_BYTES = 1_000;

/**
 * Records by id, which are asked for again when their version has changed or they are old, and then
 * all in one call.
 */
export function createRecords<T extends { id: string }>(kind: Kind<T>) {
  const kept = () =>
    processGlobal(`site.wordpress${kind.name}`, () => new BoundedMap<Kept<T>>(LIMIT));
  const inFlight = () =>
    processGlobal(
      `site.wordpress${kind.name}.calls`,
      () => new Map<string, Promise<Result<unknown, string>>>(),
    );
  /** How many were asked for since when, and when that failed, by the clock that nobody sets. */
  const lately = () =>
    processGlobal(`site.wordpress${kind.name}.lately`, () => ({
      since: -Infinity,
      count: 0,
      failedAt: -Infinity,
    }));
  const room = () => {
    if (kind.perSecond === undefined) return PAGE;
    const now = performance.now();
    if (now - lately().since >= SECOND_MS) Object.assign(lately(), { since: now, count: 0 });
    return Math.max(0, kind.perSecond - lately().count);
  };
  const isCurrent = ({ id, version }: Wanted) => {
    const entry = kept().get(id);
    return (
      entry !== undefined &&
      version !== null &&
      entry.version === version &&
      performance.now() - entry.at < (entry.record ? kind.maxAgeMs : ABSENT_MS)
    );
  };

  /**
   * The records of these ids as far as there are: in their version, of whatever age where they could
   * not be asked for again.
   */
  const atHand = (wanted: readonly Wanted[]) => {
    const records = new Map<string, T>();
    for (const { id, version } of wanted) {
      const entry = kept().get(id);
      if (entry?.record && entry.version === version) records.set(id, entry.record);
    }
    return records;
  };

  return {
    /**
     * The records, or the failure of the call for those that were missing. Where stale answers will do
     * and all of them are at hand, these.
     */
    async get(wanted: readonly Wanted[]): Promise<Result<ReadonlyMap<string, T>, string>> {
      const result = await askInTime(wanted);
      const records = atHand(wanted);
      if (result?.ok || (allowsStale() && records.size === wanted.length)) return ok(records);
      return result ?? err(kind.failure);
    },
    /** The records as far as they can be had; after a failure nobody asks again for a while. */
    async find(wanted: readonly Wanted[]): Promise<ReadonlyMap<string, T>> {
      if (performance.now() - lately().failedAt >= ABSENT_MS) await askInTime(wanted);
      return atHand(wanted);
    },
  };

  /** Null where the call takes too long, and what it should give is at hand, though old. */
  async function askInTime(wanted: readonly Wanted[]): Promise<Result<unknown, string> | null> {
    const result = askMissing(wanted);
    const isAtHand = wanted.every(({ id, version }) => kept().get(id)?.version === version);
    if (!allowsStale() || !isAtHand) return result;
    return withTimeout(performance.now() - lately().failedAt < OPEN_MS ? 0 : SLOW_MS, result);
  }

  /** Asks for what is missing, and waits for what others ask for. */
  async function askMissing(wanted: readonly Wanted[]): Promise<Result<unknown, string>> {
    const missing = new Map(
      wanted.filter((each) => !isCurrent(each)).map((each) => [stampOf(each), each]),
    );
    const calls = new Set([...missing.keys()].flatMap((stamp) => inFlight().get(stamp) ?? []));
    const unasked = [...missing.values()]
      .filter((each) => !inFlight().has(stampOf(each)))
      .slice(0, room());
    if (unasked.length > 0) {
      lately().count += unasked.length;
      const call = ask(unasked).finally(() =>
        unasked.forEach((each) => inFlight().delete(stampOf(each))),
      );
      unasked.forEach((each) => inFlight().set(stampOf(each), call));
      calls.add(call);
    }
    const results = await Promise.all(calls);
    const failure = results.find((result) => !result.ok);
    if (failure) lately().failedAt = performance.now();
    return failure ?? ok(null);
  }

  async function ask(missing: readonly Wanted[]): Promise<Result<unknown, string>> {
    const sorted = missing.toSorted((a, b) => Number(a.id) - Number(b.id));
    const result = await restList({
      name: kind.name,
      // With the versions: an answer that is young is no answer for a later one.
      key: `${kind.name} ${sorted.map(stampOf).join()}`,
      route: kind.route,
      params: {
        include: sorted.map(({ id }) => id).join(),
        per_page: sorted.length,
        _fields: kind.fields,
      },
      schema: kind.schema,
      failure: kind.failure,
      isOptional: kind.isOptional ?? false,
    });
    if (!result.ok) return result;
    const found = new Map(result.value.records.map((record) => [record.id, record]));
    for (const { id, version } of missing) {
      const record = found.get(id) ?? null;
      const bytes = (record && kind.bytesOf?.(record)) ?? RECORD_BYTES;
      kept().set(id, { record, version, at: performance.now() }, bytes);
    }
    return result;
  }
}

const stampOf = ({ id, version }: Wanted) => `${id}@${version ?? ''}`;
