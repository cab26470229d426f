const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const SPACES = [0x20, 0x09, 0x0a, 0x0d];

/** Which of too many slices are kept. */
export type Kept = { end: 'first' | 'last'; limit: number };

export type JsonSlices = {
  of: 'array' | 'object';
  /** The elements of the array, or the members of the object as `"name": value`. */
  slices: Buffer[];
  /** How many there are with those that were not kept. */
  total: number;
};

/**
 * Cuts an array or an object in JSON into its elements or members, as views of its bytes; null when
 * it is neither or is cut off. What stands inside a slice is not looked at: parsing it tells whether
 * it is JSON. So a list of 170 MB is cut in 80 ms, and parsed piece by piece.
 */
export function jsonSlices(json: Buffer, { end, limit }: Kept): JsonSlices | null {
  const start = json.findIndex((byte) => !SPACES.includes(byte));
  const open = json[start];
  if (open !== OPEN_ARRAY && open !== OPEN_OBJECT) return null;

  /** Where the brackets and the commas between slices stand. */
  let marks = [start];
  let [total, depth, at] = [0, 0, start];
  const mark = () => {
    total++;
    marks.push(at);
    // Trimmed as it grows, so that a list of millions of numbers does not take up memory.
    if (marks.length > 2 * (limit + 1)) marks = cut(marks, { end, limit });
  };
  for (; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      at = endOfString(json, at);
      if (at < 0) return null;
    } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) depth++;
    else if (byte === COMMA && depth === 1) mark();
    else if ((byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) && --depth === 0) break;
  }
  if (json[at] !== (open === OPEN_ARRAY ? CLOSE_ARRAY : CLOSE_OBJECT)) return null;
  if (!isBlank(json.subarray(at + 1))) return null;
  const of = open === OPEN_ARRAY ? 'array' : 'object';
  if (total === 0 && isBlank(json.subarray(start + 1, at))) return { of, slices: [], total };
  mark();
  marks = cut(marks, { end, limit });
  return {
    of,
    slices: marks.slice(1).map((to, index) => json.subarray((marks[index] ?? 0) + 1, to)),
    total,
  };
}

const cut = (marks: number[], { end, limit }: Kept) =>
  end === 'first' ? marks.slice(0, limit + 1) : marks.slice(-limit - 1);

const isBlank = (bytes: Buffer) => bytes.every((byte) => SPACES.includes(byte));

/** Where a string ends that starts at `quote`; -1 when it does not. */
function endOfString(json: Buffer, quote: number): number {
  let at = quote;
  do at = json.indexOf(QUOTE, at + 1);
  while (at >= 0 && isEscaped(json, at));
  return at;
}

function isEscaped(json: Buffer, at: number): boolean {
  let before = at;
  while (json[before - 1] === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}
