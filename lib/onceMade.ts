/**
 * What is made at the first question and kept for all. A failure is not kept: one moment without
 * free file handles would else last until the next start.
 */
export function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((fault: unknown) => {
      made = undefined;
      throw fault;
    }));
}
