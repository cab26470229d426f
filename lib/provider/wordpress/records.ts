import 'server-only';
import type { z } from 'zod';
import { BoundedMap } from '@/lib/provider/client/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { ok, type Result } from '@/lib/result';
import { restList } from './restApi';

export type Kind<T> = {
  /** In logs and metrics. */
  name: `/${string}`;
  route: `/${string}`;
  fields: string;
  schema: z.ZodType<T>;
  failure: string;
  /** How many are asked for in one call; the others wait for a later one. At most 100. */
  batch: number;
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

type Kept<T> = { record: T; version: string | null; at: number };

const LIMIT = { count: 5_000, bytes: 64e6 };
const RECORD_BYTES = 1_000;

/**
 * Records by id, which are asked for again when their version has changed or they are old, and then
 * all in one call.
 */
export function createRecords<T extends { id: string }>(kind: Kind<T>) {
  const kept = () =>
    processGlobal(`site.wordpress${kind.name}`, () => new BoundedMap<Kept<T>>(LIMIT));
  const isCurrent = ({ id, version }: Wanted) => {
    const entry = kept().get(id);
    return (
      entry !== undefined &&
      version !== null &&
      entry.version === version &&
      performance.now() - entry.at < kind.maxAgeMs
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
      if (entry?.version === version) records.set(id, entry.record);
    }
    return records;
  };

  return {
    /** The records, or the failure of the call for those that were missing. */
    async get(wanted: readonly Wanted[]): Promise<Result<ReadonlyMap<string, T>, string>> {
      const result = await askMissing(wanted);
      return result.ok ? ok(atHand(wanted)) : result;
    },
    /** The records as far as they can be had. */
    async find(wanted: readonly Wanted[]): Promise<ReadonlyMap<string, T>> {
      await askMissing(wanted);
      return atHand(wanted);
    },
  };

  async function askMissing(wanted: readonly Wanted[]): Promise<Result<unknown, string>> {
    const missing = [...new Map(wanted.map((each) => [each.id, each])).values()]
      .filter((each) => !isCurrent(each))
      .slice(0, kind.batch);
    return missing.length > 0 ? ask(missing) : ok(null);
  }

  async function ask(missing: readonly Wanted[]) {
    const include = missing
      .map(({ id }) => id)
      .sort()
      .join();
    const result = await restList({
      name: kind.name,
      key: `${kind.name} ${include}`,
      route: kind.route,
      params: { include, per_page: kind.batch, _fields: kind.fields },
      schema: kind.schema,
      failure: kind.failure,
    });
    if (!result.ok) return result;
    const found = new Map(result.value.records.map((record) => [record.id, record]));
    for (const { id, version } of missing) {
      const record = found.get(id);
      if (record)
        kept().set(
          id,
          { record, version, at: performance.now() },
          kind.bytesOf?.(record) ?? RECORD_BYTES,
        );
      // Taken back, or hidden, since it was listed.
      else kept().delete(id);
    }
    return result;
  }
}
