import { escapeMarkup } from '@/lib/format/xml';

/** A heading, a link or bold words: prose has none of these by chance. */
const SIGNS = /(?:^|\n)#{1,6} \S|\]\((?:https?:\/\/|\/)[^\s()]+[)\s]|\*\*[^\s*][^*\n]*\*\*/;

/** Whether a text is Markdown, the form in which Strapi, Directus and generators of static sites keep it. */
export const isMarkdown = (text: string): boolean =>
  (text.includes('](') || text.includes('**') || text.includes('# ')) && SIGNS.test(text);

/** CommonMark 0.31 in part, with GitHub's tables: what newsrooms write. Lists are of one level. */
export function markdownHtml(text: string): string {
  const groups: { kind: Kind; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split(/\r?\n/)) {
    const isFence = /^ {0,3}(?:```|~~~)/.test(line);
    const kind = isCode || isFence ? 'code' : kindOf(line);
    const last = groups.at(-1);
    if (isFence) isCode = !isCode;
    else if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else if (last?.kind === 'item' && kind === 'text' && /^\s/.test(line)) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map(({ kind, lines }) => WRITERS[kind](lines)).join('');
}

type Kind = 'heading' | 'item' | 'number' | 'quote' | 'rule' | 'table' | 'code' | 'blank' | 'text';

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^\s*$/, 'blank'],
  [/^ {0,3}#{1,6} /, 'heading'],
  [/^\s*[-*+] /, 'item'],
  [/^\s*\d{1,9}[.)] /, 'number'],
  [/^ {0,3}>/, 'quote'],
  [/^ {0,3}\|/, 'table'],
];

const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;

const kindOf = (line: string): Kind =>
  RULE.test(line.replace(/\s/g, ''))
    ? 'rule'
    : (KINDS.find(([sign]) => sign.test(line))?.[1] ?? 'text');

const WRITERS: Readonly<Record<Kind, (lines: readonly string[]) => string>> = {
  blank: () => '',
  rule: () => '<hr>',
  heading: ([line = '']) => {
    const [, signs = '', words = ''] = /^ *(#{1,6}) (.*)$/.exec(line) ?? [];
    return `<h${signs.length}>${inline(words)}</h${signs.length}>`;
  },
  item: (lines) => `<ul>${items(lines)}</ul>`,
  number: (lines) => `<ol start="${Number.parseInt(lines[0] ?? '1', 10)}">${items(lines)}</ol>`,
  quote: (lines) => `<blockquote>${markdownHtml(lines.map(unquoted).join('\n'))}</blockquote>`,
  table: (lines) => `<table>${lines.map(row).join('')}</table>`,
  code: (lines) => `<pre>${withoutTags(lines.join('\n'))}</pre>`,
  text: (lines) =>
    `<p>${lines
      .map(inline)
      .join('\n')
      .replace(/(?: {2}|\\)\n/g, '<br>')}</p>`,
};

/** All signs of a line, so that hostile nesting goes no deeper. */
const unquoted = (line: string) => line.replace(/^[> ]+/, '');

const items = (lines: readonly string[]) =>
  lines
    .map((line) => `<li>${inline(line.replace(/^\s*(?:[-*+]|\d{1,9}[.)]) /, ''))}</li>`)
    .join('');

function row(line: string, at: number): string {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  if (cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) return '';
  const tag = at === 0 ? 'th' : 'td';
  return `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('')}</tr>`;
}

const withoutTags = (text: string) => text.replaceAll('<', '&lt;');

const ADDRESS = String.raw`\(\s?((?:https?://|/)[^\s()]+)(?:\s"[^"\n]*")?\s?\)`;
const PICTURE = new RegExp(String.raw`!\[([^[\]\n]*)\]${ADDRESS}`, 'g');
const LINK = new RegExp(String.raw`\[([^[\]\n]+)\]${ADDRESS}`, 'g');

const coded = (sign: string) => `&#${sign.charCodeAt(0)};`;

/** A backslash before a sign makes it a letter. */
const asLetters = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => coded(sign));

/** Signs in an address mark no words. */
const attribute = (text: string) => escapeMarkup(text).replace(/[*_~`]/g, coded);

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/()\*\*([^\s*][^*\n]*)\*\*/g, 'strong'],
  [/()__([^\s_][^_\n]*)__/g, 'strong'],
  [/(^|[^\p{L}\p{N}*])\*([^\s*][^*\n]*)\*(?![\p{L}\p{N}*])/gu, 'em'],
  [/(^|[^\p{L}\p{N}_])_([^\s_][^_\n]*)_(?![\p{L}\p{N}_])/gu, 'em'],
  [/()~~([^\s~][^~\n]*)~~/g, 'del'],
  [/()`([^`\n]+)`/g, 'code'],
];

const inline = (text: string): string =>
  MARKS.reduce(
    (html, [sign, tag]) => html.replace(sign, `$1<${tag}>$2</${tag}>`),
    asLetters(withoutTags(text))
      .replace(
        PICTURE,
        (_, alt: string, src: string) => `<img src="${attribute(src)}" alt="${attribute(alt)}">`,
      )
      .replace(
        LINK,
        (_, words: string, href: string) => `<a href="${attribute(href)}">${words}</a>`,
      ),
  );
