import { type Node, Parser } from 'commonmark';
import type { LegalSection } from '@/lib/content/legalText';

type Read = { updated: string; sections: LegalSection[]; faults: string[] };

const HEAD = /^---\nupdated: (\d{4}-\d\d-\d\d)\n---\n/;
const TITLE = /^(.+?) \{#([a-z][a-z0-9-]*)\}$/;

/** The words of a node and all within it; a line break of the source is a space. */
function textOf(node: Node): string {
  const walker = node.walker();
  let text = '';
  for (let event = walker.next(); event; event = walker.next()) {
    if (!event.entering) continue;
    if (event.node.type === 'softbreak' || event.node.type === 'linebreak') text += ' ';
    else text += event.node.literal ?? '';
  }
  return text;
}

function children(node: Node): Node[] {
  const found: Node[] = [];
  for (let child = node.firstChild; child; child = child.next) found.push(child);
  return found;
}

/**
 * A legal text from Markdown: date of change, second-level headings with anchors, paragraphs, a
 * list only at a section's end. Anything else is a fault.
 */
export function readLegalText(file: string): Read {
  // As editors of Windows save it.
  const markdown = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', updated = ''] = HEAD.exec(markdown) ?? [];
  const faults: string[] = [];
  if (!head) faults.push('must begin with ---, a line such as updated: 2026-01-15, and ---');
  const sections: (LegalSection & { paragraphs: string[] })[] = [];
  for (const node of children(new Parser().parse(markdown.slice(head.length)))) {
    const text = textOf(node);
    const section = sections.at(-1);
    if (node.type === 'heading') {
      const [, title, id] = TITLE.exec(text) ?? [];
      if (node.level !== 2 || !title || !id)
        faults.push(`has the heading "${text}", which must be written ## Title {#anchor}`);
      else sections.push({ id, title, paragraphs: [] });
    } else if (!section) faults.push(`has a text before its first heading: "${text.slice(0, 40)}"`);
    else if (node.type === 'paragraph') section.paragraphs.push(text);
    else if (node.type === 'list') section.points = children(node).map(textOf);
    else faults.push(`has a ${node.type} in ${section.id}, where only paragraphs and lists may be`);
  }
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) faults.push(`has the anchor ${twice} twice`);
  if (sections.length === 0) faults.push('has no section');
  return { updated, sections, faults };
}
