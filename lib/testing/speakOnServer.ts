import { createTranslator } from 'next-intl';
import * as server from 'next-intl/server';
import { type TestedLocale, words } from './words';

type Namespace =
  | 'Channel'
  | 'Pages'
  | 'PageTitles'
  | 'PageDescriptions'
  | 'Reader'
  | 'Categories'
  | 'States'
  | 'State'
  | 'Section'
  | 'Paging'
  | 'Push'
  | 'Lite';
type Asked = Namespace | { locale: TestedLocale; namespace: Namespace };

/**
 * Gives server code the words of one language, and of another where it names one. The test mocks
 * `next-intl/server` with `jest.fn()`s: outside of a request the real one refuses to speak.
 */
export function speakOnServer(locale: TestedLocale): void {
  const { getLocale, getTranslations } = server as unknown as Record<string, jest.Mock>;
  getLocale?.mockResolvedValue(locale);
  getTranslations?.mockImplementation(async (asked: Asked) => {
    const wanted = typeof asked === 'string' ? { locale, namespace: asked } : asked;
    return createTranslator({
      ...wanted,
      messages: words[wanted.locale],
    });
  });
}
