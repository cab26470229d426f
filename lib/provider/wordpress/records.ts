import 'server-only';
import type { z } from 'zod';
import { BoundedMap } from '@/lib/boundedMap';
import { allowsStale } from '@/lib/provider/client/fetchOrStale';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { withTimeout } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import { restList } from './restApi';

export type Kind<T> = {
  name: `/${string}`;
  route: `/${string}`;
  fields: string;
  schema: z.ZodType<T>;
  failure: string;
  isOptional?: boolean;
  embed?: string;
  perSecond?: number;
  maxAgeMs: number;
  bytesOf?: (record: T) => number;
};

/** `version` changes with the record; null forces a fetch. Undated records share one version. */
export type Wanted = { id: string; version: string | null };

export const unversioned = (ids: readonly string[]): Wanted[] =>
  ids.map((id) => ({ id, version: '' }));

type Kept<T> = { record: T | null; version: string | null; at: number };

export const PAGE = 100;
const LEAST_BATCH = 5;

const ABSENT_MS = 5_000;

const SLOW_MS = 500;
const OPEN_MS = 30_000;

const SECOND_MS = 1_000;

const LIMIT = { count: 5_000, bytes: 64e6 };
const RECORD_BYTES = 1_000;

export function createRecordCache<T extends { id: string }>(kind: Kind<T>) {
  const kept = () =>
    processGlobal(`site.wordpress${kind.name}`, () => new BoundedMap<Kept<T>>(LIMIT));
  const inFlight = () =>
    processGlobal(
      `site.wordpress${kind.name}.calls`,
      () => new Map<string, Promise<Result<unknown, string>>>(),
    );
  const callState = () =>
    processGlobal(`site.wordpress${kind.name}.lately`, () => ({
      since: -Infinity,
      count: 0,
      failedAt: -Infinity,
      batch: PAGE,
    }));
  const allowance = () => {
    if (kind.perSecond === undefined) return PAGE;
    const now = performance.now();
    if (now - callState().since >= SECOND_MS) Object.assign(callState(), { since: now, count: 0 });
    return Math.max(0, kind.perSecond - callState().count);
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

  const cached = (wanted: readonly Wanted[]) => {
    const records = new Map<string, T>();
    for (const { id, version } of wanted) {
      const entry = kept().get(id);
      if (entry?.record && entry.version === version) records.set(id, entry.record);
    }
    return records;
  };

  return {
    /** Fails if a missing record cannot load, unless stale records are allowed and complete. */
    async get(wanted: readonly Wanted[]): Promise<Result<ReadonlyMap<string, T>, string>> {
      const result = await fetchInTime(wanted);
      const records = cached(wanted);
      if (result?.ok || (allowsStale() && records.size === wanted.length)) return ok(records);
      return result ?? err(kind.failure);
    },
    async find(wanted: readonly Wanted[]): Promise<ReadonlyMap<string, T>> {
      if (performance.now() - callState().failedAt >= ABSENT_MS) await fetchInTime(wanted);
      return cached(wanted);
    },
  };

  async function fetchInTime(wanted: readonly Wanted[]): Promise<Result<unknown, string> | null> {
    const result = fetchMissing(wanted);
    const isCached = wanted.every(({ id, version }) => kept().get(id)?.version === version);
    if (!allowsStale() || !isCached) return result;
    return withTimeout(performance.now() - callState().failedAt < OPEN_MS ? 0 : SLOW_MS, result);
  }

  async function fetchMissing(wanted: readonly Wanted[]): Promise<Result<unknown, string>> {
    const missing = new Map(
      wanted.filter((each) => !isCurrent(each)).map((each) => [stampOf(each), each]),
    );
    const calls = new Set([...missing.keys()].flatMap((stamp) => inFlight().get(stamp) ?? []));
    const unasked = [...missing.values()]
      .filter((each) => !inFlight().has(stampOf(each)))
      .slice(0, allowance());
    if (unasked.length > 0) {
      callState().count += unasked.length;
      const call = ask(unasked).finally(() =>
        unasked.forEach((each) => inFlight().delete(stampOf(each))),
      );
      unasked.forEach((each) => inFlight().set(stampOf(each), call));
      calls.add(call);
    }
    const results = await Promise.all(calls);
    const failure = results.find((result) => !result.ok);
    if (failure) callState().failedAt = performance.now();
    return failure ?? ok(null);
  }

  /** After a failure smaller calls, because a slow host may deliver a few posts in time. */
  async function ask(missing: readonly Wanted[]): Promise<Result<unknown, string>> {
    for (let at = 0; at < missing.length;) {
      const part = missing.slice(at, at + callState().batch);
      const result = await fetchPart(part);
      if (!result.ok) {
        callState().batch = Math.max(LEAST_BATCH, Math.floor(part.length / 4));
        return result;
      }
      at += part.length;
    }
    return ok(null);
  }

  async function fetchPart(missing: readonly Wanted[]): Promise<Result<unknown, string>> {
    const sorted = missing.toSorted((a, b) => Number(a.id) - Number(b.id));
    const result = await restList({
      name: kind.name,
      // Versions in the key, because a recent reply may predate a change.
      key: `${kind.name} ${sorted.map(stampOf).join()}`,
      route: kind.route,
      params: {
        include: sorted.map(({ id }) => id).join(),
        per_page: sorted.length,
        _fields: kind.fields,
        ...(kind.embed && { _embed: kind.embed }),
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
