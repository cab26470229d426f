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
