import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

/** The grammars in `e2e/answers/schemas`, each written from the specification it names. */
type Schema = 'sitemap.xsd' | 'siteindex.xsd' | 'atom.rng' | 'rss.rng';

const IMPORTED = ['sitemap-image.xsd', 'sitemap-news.xsd', 'xhtml-link.xsd'];

const read = async (fileName: string) => ({
  fileName,
  contents: await readFile(join(process.cwd(), 'e2e/answers/schemas', fileName), 'utf8'),
});

/**
 * What libxml2 finds wrong with documents, well-formedness included; the documents by a name each.
 */
export async function schemaFaultsOf(
  schema: Schema,
  documents: Record<string, string>,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: Object.entries(documents).map(([name, contents]) => ({
      fileName: `${name.replace(/\W/g, '-')}.xml`,
      contents,
    })),
    schema: [await read(schema)],
    preload: await Promise.all(IMPORTED.map(read)),
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
    maxMemoryPages: 512 * memoryPages.MiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
