/** The first result of `read` that is not null. */
export function firstOf<T, R>(given: readonly T[], read: (one: T) => R | null): R | null {
  for (const one of given) {
    const value = read(one);
    if (value !== null) return value;
  }
  return null;
}
