/**
 * Calls `make` once per key. Failures are not cached: a lack of file handles would otherwise last
 * until a restart.
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
