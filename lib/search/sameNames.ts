import { phrase } from '@/lib/format/foldedWords';

export type Names = ReadonlyMap<string, ReadonlySet<string>>;

export function sameNames(lists: readonly (readonly string[])[]): Names {
  const known = new Map<string, ReadonlySet<string>>();
  for (const list of lists) {
    const names = new Set(list.map(phrase).flatMap((name) => [name, ...(known.get(name) ?? [])]));
    for (const name of names) known.set(name, names);
  }
  return known;
}
