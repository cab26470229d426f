import { useLocale, useTranslations } from 'next-intl';
import type { NewsroomContacts } from '@/lib/config/newsroom';
import { yearsOld } from '@/lib/format/newsroomTime';
import { languageName } from '@/lib/i18n/languageName';
import type { Locale } from '@/lib/i18n/locales';

/** The provider names no translations, so a foreign story has none. */
export function OtherLanguageOnly({ lang }: { lang: Locale }) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    lang !== locale && (
      <p lang={locale} className="mt-2 text-label text-quiet">
        {t('otherLanguageOnly', { lang, language: languageName(lang, locale) })}
      </p>
    )
  );
}

type Props = {
  publishedAt: string | null;
  now: number;
};

/** Warns above stories a year old, because old stories get shared as new. */
export function StoryAge({ publishedAt, now }: Props) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  const years = publishedAt === null ? 0 : yearsOld(publishedAt, now);
  return (
    years > 0 && (
      <p
        lang={locale}
        className="mb-3 border-s-4 border-sand bg-sunk px-3 py-2 text-label font-bold text-ink"
      >
        {t('yearsOld', { years })}
      </p>
    )
  );
}

const LINK = 'me-4 inline-flex min-h-11 items-center text-river';

export function NewsroomNote({ contacts: { phone, emails } }: { contacts: NewsroomContacts }) {
  const t = useTranslations('Reader');
  const channel = useTranslations('Channel');
  const locale = useLocale();
  const invitation = t('deskInvitation');
  return (
    <section
      aria-label={t('desk')}
      lang={locale}
      className="mt-6 border-t border-rule text-label text-quiet md:pt-3"
    >
      <p className="foot-title">{invitation}</p>
      <details className="foot-fold">
        <summary className="gap-2">
          {invitation}
          <span aria-hidden className="fold-mark ms-auto" />
        </summary>
        <p lang="en">
          {phone && (
            <a href={phone.href} className={`${LINK} tabular-nums`}>
              {phone.display}
            </a>
          )}
          {emails.map((address) => (
            <a key={address} href={`mailto:${address}`} className={LINK}>
              {address}
            </a>
          ))}
        </p>
        <p>{`${channel('name')}, ${channel('address')}`}</p>
      </details>
    </section>
  );
}

export type PremiumWords = {
  note: string;
  subscribe: string;
  href: string | null;
};

export const PremiumNote = ({ note, subscribe, href }: PremiumWords) => (
  <aside className="paywall mt-6 border-y border-rule py-4">
    <p className="font-bold">{note}</p>
    {href && (
      <a href={href} className="btn mt-3">
        {subscribe}
      </a>
    )}
  </aside>
);
