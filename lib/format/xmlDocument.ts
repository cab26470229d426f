import XMLBuilder from 'fast-xml-builder';

/**
 * A text; or an element's attributes (`@name`), its text (`#text`) and its children by name; or a
 * list of such. What is undefined is left out.
 */
type XmlNode = string | undefined | { [name: string]: XmlNode } | readonly XmlNode[];

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false, // else `true` is left out as a value
  suppressEmptyNode: true,
});

/** An XML document. Texts are escaped here; they must hold nothing that XML forbids. */
export const xmlDocument = (root: Record<string, XmlNode>): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });
