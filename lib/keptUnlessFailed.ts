/** The same; a promise that fails is forgotten by what would keep it, and thrown to who awaits it. */
export function keptUnlessFailed<R>(result: R, forget: () => void): R {
  if (result instanceof Promise) result.catch(forget);
  return result;
}
