/**
 * What a promise gives, or null when it takes longer than `limitMs`; it goes on all the same. Fails
 * as it fails.
 */
export async function withTimeout<T>(limitMs: number, promise: Promise<T>): Promise<T | null> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((done) => (late = setTimeout(() => done(null), limitMs)));
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(late);
    // It may still fail when nobody waits for it any more.
    promise.catch(() => {});
  }
}
