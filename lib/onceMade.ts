/**
 * What is made at the first question, for each key once, and kept for all. A failure is not kept:
 * one moment without free file handles would else last until the next start.
 */
export function onceMade<T, Key = void>(make: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const made = new Map<Key, Promise<T>>();
  return (key) => {
    const known =
      made.get(key) ??
      make(key).catch((fault: unknown) => {
        made.delete(key);
        throw fault;
      });
    made.set(key, known);
    return known;
  };
}
