const READ =
  'h1, [data-part=summary], [data-part=text] :is(p, h2, h3, h4, h5, h6, li, blockquote > footer)';
const LEFT_OUT = 'figure, table, [aria-hidden=true], [data-part=missing]';
/** Screen-reader-only words, symbols and deleted text stay unread. */
const UNSAID = '[aria-hidden=true], .sr-only, del';
const INNER = 'p, h2, h3, h4, h5, h6, ul, ol, blockquote, figure, table, pre';

type TextPart = { node: Text; start: number };

export type Passage = {
  element: HTMLElement;
  lang: string;
  text: string;
  nodes: readonly TextPart[];
};

export const passagesOf = (article: Element): Passage[] =>
  [...article.querySelectorAll<HTMLElement>(READ)]
    .filter((element) => !element.closest(LEFT_OUT))
    .map((element) => passageOf(element))
    .filter(({ text }) => text.trim() !== '');

function passageOf(element: HTMLElement): Passage {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: TextPart[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) text += ' ';
    if (!(node instanceof Text) || node.parentElement?.closest(UNSAID)) continue;
    if (node.parentElement?.closest(INNER) !== element.closest(INNER)) continue;
    const isRaised = node.parentElement?.closest('sup') ?? false;
    if (isRaised && /\p{N}$/u.test(text)) text += ' ';
    nodes.push({ node, start: text.length });
    text += node.data.replace(/\s/g, ' '); // a line break would end the sentence
  }
  return { element, lang: langOf(element), text, nodes };
}

const langOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[lang]')?.lang.split('-')[0] ?? '';

export function rangeOf({ nodes }: Passage, start: number, end: number): Range | null {
  const holding = (index: number) => nodes.findLast((one) => one.start <= index);
  const [first, last] = [holding(start), holding(end - 1)];
  if (!first || !last) return null;
  const range = new Range();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}
