import MarkdownIt, { type Token } from 'markdown-it';
import type { LegalSection } from '@/lib/content/legalText';
import { day } from '@/lib/site/fields';

type Read = { updated: string; sections: LegalSection[]; faults: string[] };

const HEAD = /^---\nupdated: (\d{4}-\d\d-\d\d)\n---\n/;
const TITLE = /^(.+?) \{#([a-z][a-z0-9-]*)\}$/;

const reader = new MarkdownIt('commonmark').enable('table');

const DAY = day('2026-01-15');

type Part = { type: string; tag: string; texts: string[]; faults: string[] };

/** The words of a line; a line break of the source is a space. */
const wordsOf = ({ children, content }: Token): string =>
  children?.map((part) => (part.type.endsWith('break') ? ' ' : part.content)).join('') ?? content;

/** What pages, which show words alone, would leave out of a line or show as code. */
function lostOf(token: Token): string[] {
  const words = wordsOf(token);
  return (token.children ?? []).flatMap((part) => {
    const to = String(part.attrGet('href') ?? '').replace(/^(?:mailto|tel):/, '');
    if (!words.includes(to)) return `has a link that hides its address: write ${to} in the text`;
    return part.type === 'html_inline' || part.type === 'image'
      ? `has ${part.content} in "${words.slice(0, 40)}": only plain text is allowed`
      : [];
  });
}

/** What stands below each other in a text, with the words of each line of it. */
function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const token of reader.parse(markdown, {})) {
    const { type, tag, level, nesting } = token;
    if (level === 0 && nesting >= 0)
      parts.push({ type: type.replace('_open', ''), tag, texts: [], faults: [] });
    parts.at(-1)?.faults.push(...lostOf(token));
    const words = wordsOf(token);
    if (words) parts.at(-1)?.texts.push(words);
  }
  return parts;
}

/**
 * Parses a legal text in Markdown: date of change, second-level headings with anchors, paragraphs,
 * one list at a section's end. Anything else is a fault.
 */
export function readLegalText(file: string): Read {
  // Windows editors add a BOM and CRLF.
  const markdown = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', updated = ''] = HEAD.exec(markdown) ?? [];
  const faults: string[] = [];
  if (!head) faults.push('must begin with ---, a line such as updated: 2026-01-15, and ---');
  else if (!DAY.safeParse(updated).success)
    faults.push(`has the date ${updated}, which does not exist`);
  const sections: (LegalSection & { paragraphs: string[] })[] = [];
  for (const { type, tag, texts, faults: lost } of partsOf(markdown.slice(head.length))) {
    faults.push(...lost);
    const text = texts.join(' ');
    const section = sections.at(-1);
    if (type === 'heading') {
      const [, title, id] = TITLE.exec(text) ?? [];
      if (tag !== 'h2' || !title || !id)
        faults.push(`has the heading "${text}": write it as ## Title {#anchor}`);
      else sections.push({ id, title, paragraphs: [] });
    } else if (!section) faults.push(`has a text before its first heading: "${text.slice(0, 40)}"`);
    else if (section.points)
      faults.push(`has a ${type} after the list of ${section.id}: a list must end its section`);
    else if (type === 'paragraph') section.paragraphs.push(text);
    else if (type.endsWith('_list')) section.points = texts;
    else faults.push(`has a ${type} in ${section.id}: only paragraphs and lists are allowed`);
  }
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) faults.push(`has the anchor ${twice} twice`);
  if (sections.length === 0) faults.push('has no section');
  return { updated, sections, faults };
}
