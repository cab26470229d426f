import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/i18n/locales';
import type { Caption } from '@/lib/stories/model/story';

type Props = {
  captions: readonly Caption[] | undefined;
  /** Whether those in the page's language show from the start. */
  shown?: boolean;
};

/** The captions of a video from another origin, which has to carry `crossOrigin`. */
export function Captions({ captions, shown = false }: Props) {
  const locale = useLocale();
  return captions?.map(({ lang, url }) => (
    <track
      key={lang}
      kind="captions"
      src={url}
      srcLang={lang}
      label={LOCALES[lang].name}
      default={shown && lang === locale}
    />
  ));
}

/**
 * A browser loads captions of another origin only with CORS, and then the video as well; a video
 * without them does without.
 */
export const crossOriginFor = (captions: readonly Caption[] | undefined) =>
  captions ? 'anonymous' : undefined;
