import { excerpt } from '@/lib/format/graphemes';
import { bodyOf } from '@/lib/testing/samples';
import type { Body } from './body';
import { standfirst } from './standfirst';
import { SUMMARY_LENGTH } from './story';

const LONG = `${'The path is four metres wide and has benches, '.repeat(6)}and lamps.`;

const title = 'A dry day';

describe('standfirst', () => {
  it.each([
    ['a summary of its own', 'Rain fell before noon.', 'It rained.\n\nThen it stopped.'],
    ['a summary without a text', 'Rain fell before noon.', null],
    ['a text that says it later', 'It stopped.', 'It rained. It stopped.'],
    ['a text that is shorter', 'It rained and stopped.', 'It rained'],
    ['an empty text', 'It rained.', ''],
    ['a headline that it goes on from', 'A dry day in Bhopal.', 'It rained.'],
    ['other figures', 'It rained 2 mm.', 'It rained 3 mm.'],
  ])('is %s', (_, summary, body) => {
    expect(standfirst({ title, summary, body: body === null ? null : bodyOf(body) })).toBe(summary);
  });

  it.each([
    ['begins with its first 150 characters', excerpt(LONG, SUMMARY_LENGTH), LONG],
    ['is as short as the summary', 'It rained.', 'It rained.'],
    ['begins with the summary', 'It rained.', 'It rained.\n\nThen it stopped.'],
    ['has other white space', 'It rained. It stopped.', '  It rained.\n\nIt  stopped. Good.'],
    ['goes on where three dots stand', 'It rained and ...', 'It rained and stopped.'],
    ['writes its nukta in two parts', '\u0959बर आई।', 'ख\u093cबर आई। और भी।'],
    [
      'begins with its words, with other marks',
      'IT RAINED, and stopped',
      'It rained – and stopped.',
    ],
    ['says it in Hindi with other marks', 'बारिश हुई…', '“बारिश हुई।” यह कहा।'],
    ['has no more words than the summary', '', 'It rained.'],
  ])('is nothing where the text %s', (_, summary, body) => {
    expect(standfirst({ title, summary, body: body === null ? null : bodyOf(body) })).toBe('');
  });

  it.each(['A dry day', 'A dry day.', ' “A DRY DAY” '])('is nothing where it is %s', (summary) => {
    expect(standfirst({ title, summary, body: bodyOf('It rained.') })).toBe('');
  });

  it('is nothing where the first sentences say it below a heading', () => {
    const body: Body = [
      { type: 'heading', level: 2, content: ['Today'] },
      ...bodyOf('It rained.\n\nIt stopped.'),
    ];
    expect(standfirst({ title, summary: 'It rained.', body })).toBe('');
  });
});
