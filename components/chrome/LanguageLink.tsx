import { useLocale } from 'next-intl';
import { LANGUAGE, localPath } from '@/lib/i18n/language';

/** Each language's own invitation; not translations, since each is read by who does not read the page. */
const INVITATION = { en: 'Read in English', hi: 'हिंदी में पढ़ें' } as const;

type Props = { path: string; long?: boolean; className?: string };

/** A link to the same page in the other language: its name, or with `long` the invitation to read in it. */
export function LanguageLink({ path, long = false, className }: Props) {
  const { other } = LANGUAGE[useLocale()];
  return (
    <a href={localPath(path, other)} lang={other} hrefLang={other} className={className}>
      {long ? INVITATION[other] : LANGUAGE[other].name}
    </a>
  );
}
