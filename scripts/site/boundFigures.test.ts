import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import { bindFigures } from '@/lib/format/paragraphs';
import { flat } from './messages';

it.each([
  ['en', en],
  ['hi', hi],
])('in %s no line breaks between a figure and its unit', (_, messages) => {
  expect(flat(messages).filter(([, text]) => bindFigures(text) !== text)).toEqual([]);
});

it('binds the unit of a slot', () => {
  expect(hi.Home.views).toContain('{figure}\u00a0लाख');
});
