import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/i18n/locales';
import type { Caption } from '@/lib/stories/model/story';

type Props = {
  captions: readonly Caption[] | undefined;
  /** Whether some show from the start: those in the page's language, else the first. */
  shown?: boolean;
};

/** The captions of a video from another origin, which has to carry `crossOrigin`. */
export function Captions({ captions, shown = false }: Props) {
  const locale = useLocale();
  const first = captions?.find(({ lang }) => lang === locale) ?? captions?.[0];
  return captions?.map((caption) => (
    <track
      key={caption.lang}
      kind="captions"
      src={caption.url}
      srcLang={caption.lang}
      label={LOCALES[caption.lang].name}
      default={shown && caption === first}
    />
  ));
}

/**
 * A browser loads captions of another origin only with CORS, and then the video as well; a video
 * without them does without.
 */
export const crossOriginFor = (captions: readonly Caption[] | undefined) =>
  captions ? 'anonymous' : undefined;
