import { bodyOf } from '@/lib/testing/samples';
import { storyDescription } from './storyDescription';

describe('storyDescription', () => {
  const text = { body: null, summary: '', title: 'Rain' };
  it.each([
    ['160 characters whole', { ...text, body: bodyOf('x'.repeat(160)) }, 'x'.repeat(160)],
    [
      'the first 160 of more, without an ellipsis',
      { ...text, body: bodyOf('x'.repeat(161)) },
      'x'.repeat(160),
    ],
    [
      'Hindi between clusters',
      { ...text, body: bodyOf(`${'x'.repeat(158)}मुख्यमंत्री`) },
      `${'x'.repeat(158)}मु`,
    ],
    [
      'paragraphs on one line',
      { ...text, body: bodyOf(' One.\r\n\r\nTwo.\nThree. ') },
      'One. Two. Three.',
    ],
    ['the summary where there is no content', { ...text, summary: 'Wet.' }, 'Wet.'],
    ['the title where there is neither', text, 'Rain'],
  ])('%s', (_, given, expected) => {
    expect(storyDescription(given)).toBe(expected);
  });
});
