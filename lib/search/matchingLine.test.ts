import { matchingLine } from './matchingLine';
import { terms } from './terms';

const lineOf = (given: { title?: string; summary?: string; text?: string }, query: string) =>
  matchingLine({ title: '', summary: '', text: '', ...given }, terms(query))
    ?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('') ?? null;

it.each([
  [{ title: 'A bridge', text: 'It rained. The new bridge stands.' }, 'bridge', null],
  [{ title: 'Rain', summary: 'A bridge.', text: 'The bridge stands.' }, 'bridge', null],
  [
    { title: 'Rain', text: 'It rained. The new bridge stands. A bridge.' },
    'bridge',
    'The new [bridge] stands.',
  ],
  [{ title: 'बारिश', text: 'पानी गिरा। किसान ख़ुश हैं।' }, 'kisan', '[किसान] ख़ुश हैं।'],
  [{ title: 'बारिश', text: 'चाबी किसी ताले की नहीं। किसान ख़ुश हैं।' }, 'kisan', '[किसान] ख़ुश हैं।'],
  [{ title: 'Rain', text: 'It rained.' }, 'bridge', null],
  [{ title: 'Rain', text: `bridge ${'x'.repeat(240)}` }, 'bridge', null],
  [{ title: 'Rain', text: `${'It rained. '.repeat(40)}A bridge.` }, 'bridge', null],
])('of %j for “%s”: %s', (story, query, line) => {
  expect(lineOf(story, query)).toBe(line);
});
