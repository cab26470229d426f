/** A body's paragraphs: text parted at blank lines, single line breaks kept as spaces. */
export function paragraphs(body: string): string[] {
  return body
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
