import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The form of text and byline: page, lite page (linked pictures) or feed (no classes, absolute
 * URLs). Carries words, because route handlers run no hooks.
 */
export type TextForm = {
  t: ReturnType<typeof useTranslations<'Reader'>>;
  locale: Locale;
  /** The story's, where it has no pages here. */
  otherLanguage?: string | undefined;
} & (
  | {
      kind: 'page';
      origin: string;
      noImage: string;
    }
  | {
      kind: 'lite';
      pictureName: (alt: string | undefined) => string;
    }
  | {
      kind: 'feed';
      pictureUrl: (url: string) => string;
    }
);

export function look({ kind }: TextForm, page: string, lite?: string): string | undefined {
  if (kind === 'page') return page || undefined;
  return kind === 'lite' ? lite : undefined;
}

/** Lets the keyboard scroll it; feeds have no frames. */
export const frame = ({ kind }: TextForm, name: string) =>
  kind === 'feed' ? {} : ({ role: 'region', 'aria-label': name, tabIndex: 0 } as const);
