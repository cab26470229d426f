import XMLBuilder from 'fast-xml-builder';

/** `@name` is an attribute, `#text` the text, other names are children; undefined is omitted. */
type XmlNode = string | undefined | { [name: string]: XmlNode } | readonly XmlNode[];

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false, // otherwise attributes that are `true` lose their value
  suppressEmptyNode: true,
});

/** Escapes text, but expects it free of characters that XML forbids. */
export const xmlDocument = (root: Record<string, XmlNode>): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });
