/** A part of a URL without its escapes; one that is badly escaped, as it came. */
export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
