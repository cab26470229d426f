import { readLegalText } from './legalText';

const TEXT = '---\nupdated: 2026-01-15\n---\n\n## Use {#use}\n\nOne line\nand more.\n';

it.each([
  ['as it is', TEXT],
  ['as Windows saves it', `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`],
])('a legal text is read %s', (_, file) => {
  expect(readLegalText(file)).toEqual({
    updated: '2026-01-15',
    sections: [{ id: 'use', title: 'Use', paragraphs: ['One line and more.'] }],
    faults: [],
  });
});

const section = (text: string) => TEXT.replace('One line\nand more.', text);

it.each([
  [
    'an impossible day',
    TEXT.replace('01-15', '02-30'),
    'has the date 2026-02-30, which does not exist',
  ],
  [
    'a text below a list',
    section('First:\n\n- a\n- b\n\nThen.'),
    'has a paragraph after the list of use: a list must end its section',
  ],
  [
    'a second list',
    section('- a\n\n1. b'),
    'has a ordered_list after the list of use: a list must end its section',
  ],
  ['a table', section('| a |\n|---|\n| b |'), 'has a table in use: only paragraphs'],
  [
    'the address of a link',
    section('Write to [our officer](mailto:officer@palash.in).'),
    'has a link that hides its address: write officer@palash.in in the text',
  ],
  ['HTML', section('One<br>two'), 'has <br> in "One<br>two": only plain text is allowed'],
])('names %s, which the page would lose or show otherwise', (_, file, fault) => {
  expect(readLegalText(file).faults).toEqual([expect.stringContaining(fault)]);
});

it('takes an address that is written out, and lists within a list', () => {
  const text = 'Write to <officer@palash.in> or https://palash.in/.\n\n- a\n  - b\n- c';
  expect(readLegalText(section(text))).toMatchObject({
    sections: [{ points: ['a', 'b', 'c'] }],
    faults: [],
  });
});
