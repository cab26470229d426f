import 'server-only';
import { logLoss } from '@/lib/provider/client/logFeed';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { inTimeSlices } from '@/lib/timeSlices';
import { parseLenientJson } from './extractJson';
import { parsed, type Scanned, scanJson } from './jsonScan';
import type { Value } from './jsonScanner';
import { ENTRIES, ENTRY_LIMITS } from './limits';
import { distinct, type RawEntries, readEntries } from './readEntries';
import type { KnownEntries } from './source';

export type End = 'first' | 'last';

export type FeedBody =
  | ({ kind: 'list' | 'member'; total: number } & RawEntries)
  | { kind: 'other' };

type JsonBody = FeedBody & {
  member: (name: string) => unknown;
};

/**
 * Locates entries without parsing them; null if not JSON. `member` names the list in an object.
 *
 * @throws RangeError above a million values
 */
export async function parseFeedBody(
  body: Buffer,
  member: string,
  keep: End = 'first',
): Promise<JsonBody | null> {
  const kept = new KeptValues(keep);
  const scan = scanJson(
    body,
    (name) => name === member,
    (value) => kept.add(value),
  );
  const scanned = await inTimeSlices(scan);
  if (!scanned) return null;
  const memberOf = (name: string) => smallMember(body, scanned, name);
  if (scanned.kind === 'list' || (scanned.kind === 'object' && scanned.hasList))
    return {
      kind: scanned.kind === 'list' ? 'list' : 'member',
      total: kept.total,
      raw: kept.values().map((value) => (isLarge(value) ? null : bytesOf(body, value))),
      parse: (raw) => raw.map((entry) => entryOf(entry)),
      member: memberOf,
    };
  return isJson(body) ? { kind: 'other', member: memberOf } : null;
}

const bytesOf = (body: Buffer, { start, end }: Value) => body.subarray(start, end);

const isLarge = ({ start, end, parts }: Value) =>
  end - start > ENTRY_LIMITS.bytes || parts > ENTRY_LIMITS.parts;

const isSmall = (value: Value) => !isLarge(value);

const smallMember = (body: Buffer, scanned: Scanned, name: string): unknown => {
  const value = scanned.kind === 'object' ? scanned.members.get(name) : undefined;
  return value && isSmall(value) ? parsed(body, value) : undefined;
};

const entryOf = (entry: string | Buffer): unknown =>
  parseLenientJson(typeof entry === 'string' ? entry : new TextDecoder().decode(entry));

function isJson(body: Buffer): boolean {
  if (body.length > ENTRY_LIMITS.bytes) return true;
  return parsed(body, { start: 0, end: body.length }) !== undefined;
}

class KeptValues {
  #values: Value[] = [];
  total = 0;

  constructor(private readonly keep: End) {}

  add(value: Value): void {
    this.total++;
    if (this.keep === 'last' || this.total <= ENTRIES) this.#values.push(value);
    if (this.#values.length >= 2 * ENTRIES) this.#values = this.#values.slice(-ENTRIES);
  }

  values(): readonly Value[] {
    return this.#values.slice(-ENTRIES);
  }
}

type ReadOptions<T> = {
  feed: string;
  keep: End;
  known: KnownEntries<T>;
  identity: (value: T) => string;
  parse: (body: Buffer, keep: End) => Promise<FeedBody | null>;
};

/** Losses are logged once a reply. Null if `parse` rejects the format. */
export async function readList<T>(
  body: Buffer,
  read: (json: unknown) => T | null,
  { feed, keep, known: before, identity, parse }: ReadOptions<T>,
) {
  const answer = await parse(body, keep);
  if (!answer || answer.kind === 'other') return answer;
  const { kind, total } = answer;
  let why = '';
  const { entries, known, unparsed } = await readEntries(answer, {
    read,
    known: before,
    onFault: (entry, reason) => (why ||= `, ${entry} because of: ${reason}`),
  });
  if (unparsed > 0 && unparsed === total) return null;
  const kept = distinct(entries, identity);
  const dropped = entries.length - kept.length;
  const long = entries.filter(({ isLong }) => isLong).length;
  if (entries.length < total) logLoss(feed, `read ${entries.length} of ${total} entries`, 'read');
  metrics.droppedEntries.inc({ feed }, dropped);
  if (dropped > 0)
    logLoss(feed, `dropped ${dropped} of ${entries.length} entries${why}`, 'dropped');
  if (long > 0) logLoss(feed, `cut texts of ${long} entries`, 'cut');
  return { kind, kept, total, known, isComplete: entries.length === total };
}
