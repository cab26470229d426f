/**
 * The `feed` package (6.0.0) leaves `<` bare in attributes, breaks a CDATA section at the second
 * `]]>` of a text, and takes `&amp;` in a text for an escape of its own making. So its XML forms
 * get texts whose four significant characters are replaced by control characters, which XML forbids
 * and no cleaned text holds; what it has written is given its entities at the end, and needs no
 * CDATA any more.
 */
const MARKS: Record<string, string> = {
  '&': '\u0001',
  '<': '\u0002',
  '>': '\u0003',
  '"': '\u0004',
};
const ENTITIES: Record<string, string> = {
  '\u0001': '&amp;',
  '\u0002': '&lt;',
  '\u0003': '&gt;',
  '\u0004': '&quot;',
};

/** A text in which the package finds nothing to escape. */
export const marked = (text: string) =>
  text.replace(/[&<>"]/g, (character) => MARKS[character] ?? character);

/** The package's XML with marks turned into entities. The only CDATA in it is the package's own. */
export const unmarked = (xml: string) =>
  xml
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '')
    .replace(/[\u0001-\u0004]/g, (mark) => ENTITIES[mark] ?? '');
