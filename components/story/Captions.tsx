import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/i18n/locales';
import type { Caption } from '@/lib/story/story';

type Props = {
  captions: readonly Caption[] | undefined;
  /** True shows captions at once: the page's language first. */
  shown?: boolean;
};

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

/** Cross-origin captions need CORS, which then applies to the video too. */
export const crossOriginFor = (captions: readonly Caption[] | undefined) =>
  captions ? 'anonymous' : undefined;
