import type { useTranslations } from 'next-intl';
import { dateAndTime } from '@/lib/format/timeOfDay';
import type { Locale } from '@/lib/i18n/locales';
import type { Story } from './story';

type Words = { t: ReturnType<typeof useTranslations<'Reader'>>; locale: Locale };

/** `label` is in the page's language, `text` in the story's. */
export type NoteRow = { label: string; text: string; href?: string };

export const correctionRows = (
  { corrections = [] }: Pick<Story, 'corrections'>,
  { t, locale }: Words,
) =>
  corrections.map(({ text, at }): NoteRow => {
    if (!at) return { label: t('correction'), text };
    return { label: t('correctedAt', dateAndTime(new Date(at), locale)), text };
  });

export function factCheckRows({ factCheck }: Pick<Story, 'factCheck'>, { t }: Words): NoteRow[] {
  if (!factCheck) return [];
  const { claim, claimant, verdict, url } = factCheck;
  return [
    { label: t('claim'), text: claim, ...(url && { href: url }) },
    ...(claimant ? [{ label: t('claimant'), text: claimant }] : []),
    { label: t('verdict'), text: verdict },
  ];
}
