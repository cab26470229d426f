import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parse as parseYaml } from 'yaml';
import { oneLine } from '@/lib/format/xml';
import { anyCharacter } from '@/lib/testing/anyCharacter';
import { escapeMarkdown, markdownLink } from './escapeMarkdown';
import { frontMatter } from './storyMarkdown';

const reader = new MarkdownIt('commonmark');

/** What a document holds in the order of reading, and all its text and links, as CommonMark is read. */
function read(markdown: string) {
  const tokens = reader.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  const within = tokens.filter(({ type }) => type !== 'inline');
  return {
    kinds: within
      .filter(({ type, nesting }) => type !== 'text' && nesting >= 0)
      .map(({ type }) => type.replace('_open', '')),
    text: within.map(({ content }) => content).join(''),
    links: within.flatMap((token) => token.attrGet('href') ?? []),
  };
}

const HOSTILE = [
  '# heading #',
  '*a* **b** _c_',
  '`code` ``',
  '[a](b) ![c](d) [e]: f',
  '<b>x</b> <https://a.example> <!-- -->',
  '&amp; &#42; &copy;',
  '---',
  '- - -',
  '===',
  '+ a',
  '1. a',
  '10) b',
  '> quote',
  '~~~',
  'a\\',
  '\\*',
  '***',
  '</script>]]>',
  'मुख्यमंत्री *ने* कहा।',
  '\t- x',
  '[ ] a',
  'a  ',
];
const anything = fc
  .oneof(
    fc.string({ unit: anyCharacter, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'#*_`[]()<>~!&;=+-.1\\ \n\tab'), maxLength: 20 }),
  )
  .filter((text) => oneLine(text) !== '');

/** Line ends apart, Markdown has no way to begin or end a line with a space. */
const expectPlain = (text: string) => {
  const plain = oneLine(text);
  expect(read(escapeMarkdown(text))).toEqual({
    kinds: ['paragraph'],
    text: plain,
    links: [],
  });
  expect(read(`# ${escapeMarkdown(text)}`)).toEqual({
    kinds: ['heading'],
    text: plain,
    links: [],
  });
  expect(read(`- ${escapeMarkdown(text)}`)).toEqual({
    kinds: ['bullet_list', 'list_item', 'paragraph'],
    text: plain,
    links: [],
  });
  expect(read(markdownLink(text, 'https://x.example/(a)'))).toEqual({
    kinds: ['paragraph', 'link'],
    text: plain,
    links: ['https://x.example/%28a%29'],
  });
};

it.each(HOSTILE)('%j is text and nothing else', expectPlain);

it('any text is text and nothing else', () => {
  fc.assert(fc.property(anything, expectPlain), { numRuns: 500 });
});

it('front matter says what it was given', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const yaml = frontMatter({ title: oneLine(text) }).replace(/^---\n|\n---$/g, '');
      expect(parseYaml(yaml)).toEqual({ title: oneLine(text) });
    }),
    { numRuns: 500 },
  );
});
