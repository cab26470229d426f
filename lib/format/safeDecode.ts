/** Percent-decodes a part of a URL; returns it unchanged when its escapes are invalid. */
export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
