import { createTranslator } from 'next-intl';
import { parseFragment, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '#site/messages/en.json';
import { writtenHtml } from '@/components/reader/body/feedHtml';
import type { Body } from '@/lib/story/body';

const locale = 'en';
const t = createTranslator({ locale, messages, namespace: 'Reader' });

/** A body as feeds have it, in the writing of the HTML standard, without the hint at loading pictures late. */
export const feedMarkup = (body: Body): string =>
  serialize(parseFragment(writtenHtml(body, { t, locale }, renderToStaticMarkup))).replaceAll(
    ' loading="lazy"',
    '',
  );
