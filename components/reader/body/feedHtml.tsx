import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { withoutForbidden } from '@/lib/format/xml';
import type { Locale } from '@/lib/i18n/locales';
import { staticRenderer } from '@/lib/request/staticRenderer';
import { bodyPictureUrl } from '@/lib/seo/bodyPictureUrl';
import type { Body } from '@/lib/story/body';
import { BodyBlock } from './BodyBlock';
import type { TextForm } from './textForm';

export async function feedHtml(body: Body, locale: Locale): Promise<string> {
  const [t, { renderToStaticMarkup }] = await Promise.all([
    getTranslations({ locale, namespace: 'Reader' }),
    staticRenderer(),
  ]);
  return writtenHtml(body, { t, locale }, renderToStaticMarkup);
}

/** The body as HTML for feeds, without characters that XML forbids. */
export function writtenHtml(
  body: Body,
  words: Pick<TextForm, 't' | 'locale'>,
  render: (node: ReactNode) => string,
): string {
  const form: TextForm = { kind: 'feed', ...words, pictureUrl: bodyPictureUrl };
  const blocks = body.map((block, at) => <BodyBlock key={at} block={block} form={form} />);
  return withoutForbidden(render(blocks));
}
