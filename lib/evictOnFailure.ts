/**
 * Returns `result` unchanged. If it is a promise that rejects, `forget` runs, and the caller still
 * gets the error.
 */
export function evictOnFailure<R>(result: R, forget: () => void): R {
  if (result instanceof Promise) result.catch(forget);
  return result;
}
