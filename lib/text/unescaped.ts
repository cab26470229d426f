/** A part of an address without its escapes; one that is badly escaped, as it came. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
