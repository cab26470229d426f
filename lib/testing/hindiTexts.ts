import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** A text with Devanagari, its file from the root of the repository, and its key where it has one. */
export type HindiText = { file: string; key: string; text: string };

const ROOT = join(__dirname, '../..');
const DEVANAGARI = /[ऀ-ॿ]/;

/** Written by tools, or fetched; `examples` speaks Marathi. */
const NOT_OURS = new Set([
  'examples',
  'node_modules',
  'coverage',
  'playwright-report',
  'test-results',
]);
/** What tests give and expect is wrong on purpose as often as not; `site` is in the words of its newsroom, but for the samples. */
const NOT_HELD =
  /^site\/(?!content\/)|\.tsbuildinfo$|\.(test|spec|node-test)\.|^e2e\/|^lib\/testing\/|^sources\/[^/]+\/recordings\//;

/** The files of a folder and of those below it, from the root. */
const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

const inJson = (value: unknown, key: string): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => inJson(part, key ? `${key}.${name}` : name))
    : [];
};

/** The strings of a source, parts of templates and JSX texts: no comments, no regular expressions. */
const inSource = (source: string, file: string): [key: string, text: string][] => {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node) ||
      ts.isJsxText(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return texts.map((text) => ['', text]);
};

const READERS: Readonly<Record<string, (text: string, file: string) => [string, string][]>> = {
  '.json': (text) => inJson(JSON.parse(text), ''),
  '.ts': inSource,
  '.tsx': inSource,
  '.mjs': inSource,
  '.js': inSource,
};

const inLines = (text: string): [string, string][] => text.split('\n').map((line) => ['', line]);

/** A file with a zero byte is no text. */
const isText = (content: string) => !content.includes('\0');

/**
 * Every text with Devanagari in the repository, tests and the newsroom's own folder aside, found by walking it: a new file needs
 * no entry anywhere.
 */
export const hindiTexts = (): HindiText[] =>
  filesUnder('')
    .filter((file) => !NOT_HELD.test(file))
    .flatMap((file) => {
      const content = readFileSync(join(ROOT, file), 'utf8');
      if (!DEVANAGARI.test(content) || !isText(content)) return [];
      const read = READERS[extname(file)] ?? inLines;
      return read(content, file)
        .filter(([, text]) => DEVANAGARI.test(text))
        .map(([key, text]) => ({ file, key, text }));
    });
