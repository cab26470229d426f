import Validator from '@adobe/structured-data-validator';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * schema.org's vocabulary as Google's own declarations of it (`schema-dts`) have it, in the shape
 * of schema.org's `schemaorg-all-https.jsonld`, which is not on npm.
 */
function vocabulary() {
  const path = require.resolve('schema-dts/dist/schema.d.ts');
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const interfaces = new Map(
    file.statements
      .filter(ts.isInterfaceDeclaration)
      .map((declared) => [declared.name.text, declared]),
  );

  const nameOf = (member: ts.TypeElement) =>
    member.name && ts.isStringLiteral(member.name) ? member.name.text : '';
  /** Its own properties and those of all that it extends. */
  const propertiesOf = (name: string): string[] => {
    const declared = interfaces.get(name);
    if (!declared) return [];
    const above = (declared.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression.getText(file)),
    );
    return [...declared.members.map(nameOf).filter(Boolean), ...above.flatMap(propertiesOf)];
  };
  const classes = [...interfaces.values()].flatMap((declared) => {
    const type = declared.members.find((member) => nameOf(member) === '@type');
    const value =
      type && ts.isPropertySignature(type) && type.type && ts.isLiteralTypeNode(type.type)
        ? type.type.literal
        : null;
    return value && ts.isStringLiteral(value)
      ? [{ name: value.text, properties: propertiesOf(declared.name.text) }]
      : [];
  });

  const domains = new Map<string, { '@id': string }[]>();
  for (const { name, properties } of classes) {
    for (const property of properties)
      domains.set(property, [...(domains.get(property) ?? []), { '@id': `schema:${name}` }]);
  }
  return {
    '@graph': [
      ...classes.map(({ name }) => ({ '@id': `schema:${name}`, '@type': 'rdfs:Class' })),
      ...[...domains].map(([property, of]) => ({
        '@id': `schema:${property}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': of,
      })),
    ],
  };
}

const validator = new Validator(vocabulary());

export type JsonLdNode = { '@type': string; [property: string]: unknown };

/** Every block of JSON-LD in a page, parsed, and the nodes of its graph. */
export function jsonLdOf(html: string): JsonLdNode[] {
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => JSON.parse(text));
  return blocks.flatMap((block: { '@context': string; '@graph': JsonLdNode[] }) => {
    if (block['@context'] !== 'https://schema.org')
      throw new Error(`another context: ${block['@context']}`);
    return block['@graph'];
  });
}

/** The nodes of a type. */
export const ofType = (graph: readonly JsonLdNode[], type: string) =>
  graph.filter((node) => node['@type'] === type);

/** The entries of a list. */
export const itemsOf = (list: JsonLdNode | undefined) =>
  (list?.itemListElement ?? []) as {
    position: number;
    name: string;
    item?: string;
    url?: string;
  }[];

/** What Google recommends of a video and no provider tells us. */
const UNKNOWN_TO_US =
  /"(duration|expires|hasPart|publication|ineligibleRegion|interactionStatistic)"/;

/**
 * What is wrong with nodes: types and properties that schema.org lacks, and fields that Google
 * requires or recommends.
 */
export async function vocabularyFaultsOf(graph: readonly JsonLdNode[]): Promise<string[]> {
  const types = [...new Set(graph.map((node) => node['@type']))];
  const issues = await validator.validate({
    jsonld: Object.fromEntries(
      types.map((type) => [type, graph.filter((node) => node['@type'] === type)]),
    ),
  });
  return issues
    .filter(({ issueMessage }) => !UNKNOWN_TO_US.test(issueMessage))
    .map(
      ({ issueMessage, path }) =>
        `${path.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`,
    );
}
