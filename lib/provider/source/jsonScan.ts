import {
  COLON,
  COMMA,
  JsonScanner,
  LIST,
  LIST_END,
  OBJECT,
  OBJECT_END,
  QUOTE,
  type Scan,
  type Value,
} from './jsonScanner';

export type Scanned =
  | { kind: 'list' }
  | { kind: 'object'; hasList: boolean; members: ReadonlyMap<string, Value> }
  | { kind: 'plain'; value: Value };

/** `JSON.parse` blocks the event loop: 64 MB of stories 0.5 s, of empty objects 15 s. */
export function* scanJson(
  body: Uint8Array,
  isList: (member: string) => boolean,
  onEntry: (value: Value) => void,
): Scan<Scanned | null> {
  const scanner = new JsonScanner(body);
  const scanned = yield* scanBody(scanner, isList, onEntry);
  return (yield* scanner.peek()) === undefined ? scanned : null;
}

function* scanBody(
  scanner: JsonScanner,
  isList: (member: string) => boolean,
  onEntry: (value: Value) => void,
): Scan<Scanned | null> {
  const first = yield* scanner.peek();
  if (first === LIST) return (yield* scanList(scanner, onEntry)) ? { kind: 'list' } : null;
  if (first === OBJECT) return yield* scanObject(scanner, isList, onEntry);
  const value = yield* scanner.value();
  return value && { kind: 'plain', value };
}

function* scanList(scanner: JsonScanner, onEntry: (value: Value) => void): Scan<boolean> {
  scanner.at++;
  do {
    // Templates write a trailing comma.
    if (yield* scanner.take(LIST_END)) return true;
    const value = yield* scanner.value();
    if (!value) return false;
    onEntry(value);
  } while (yield* scanner.take(COMMA));
  return yield* scanner.take(LIST_END);
}

const MEMBERS = 1_000;

function* scanObject(
  scanner: JsonScanner,
  isList: (member: string) => boolean,
  onEntry: (value: Value) => void,
): Scan<Scanned | null> {
  const members = new Map<string, Value>();
  let hasList = false;
  scanner.at++;
  do {
    if (yield* scanner.take(OBJECT_END)) return { kind: 'object', hasList, members };
    const name = nameIn(scanner.body, yield* scanner.value());
    if (name === null || !(yield* scanner.take(COLON))) return null;
    if (!hasList && isList(name) && (yield* scanner.peek()) === LIST) {
      if (!(yield* scanList(scanner, onEntry))) return null;
      hasList = true;
      continue;
    }
    const value = yield* scanner.value();
    if (!value) return null;
    if (members.size < MEMBERS) members.set(name, value);
  } while (yield* scanner.take(COMMA));
  return (yield* scanner.take(OBJECT_END)) ? { kind: 'object', hasList, members } : null;
}

const NAME_BYTES = 200;

function nameIn(body: Uint8Array, value: Value | null): string | null {
  if (!value || body[value.start] !== QUOTE) return null;
  if (value.end - value.start > NAME_BYTES) return '';
  const name = parsed(body, value);
  return typeof name === 'string' ? name : null;
}

const decoder = new TextDecoder();

export function parsed(body: Uint8Array, { start, end }: Pick<Value, 'start' | 'end'>): unknown {
  try {
    return JSON.parse(decoder.decode(body.subarray(start, end)));
  } catch {
    return undefined;
  }
}
