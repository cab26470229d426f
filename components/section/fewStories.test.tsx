import { renderInLocale } from '@/lib/testing/renderInLocale';
import { FewStories } from './FewStories';

it.each([
  [0, 'en', ''],
  [1, 'en', 'This is the only story here so far.'],
  [2, 'en', 'These are the only 2 stories here so far.'],
  [1, 'hi', 'यहाँ अभी यही एक ख़बर है।'],
  [2, 'hi', 'यहाँ अभी यही 2 ख़बरें हैं।'],
  [3, 'hi', ''],
] as const)('of %d stories in %s it says “%s”', (count, locale, text) => {
  const { container } = renderInLocale(<FewStories count={count} />, locale);
  expect(container.textContent).toBe(text);
});
