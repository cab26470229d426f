/**
 * Makes a value once for each key, and keeps it. A failure is not kept: one without free file
 * handles would last until a restart.
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
