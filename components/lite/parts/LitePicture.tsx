import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import { LITE_PICTURE_KB, LITE_PICTURE_WIDTH } from '@/lib/images/litePicture';
import type { LiteWords } from '@/lib/lite/liteWords';

type Props = { url: string; alt?: string; words: LiteWords };

/** A link to a picture that says how much it takes at most: it is loaded when a reader asks for it. */
export const LitePicture = ({ url, alt, words: { t, locale } }: Props) => (
  <a className="k" lang={locale} href={fittedPictureUrl(url, LITE_PICTURE_WIDTH)}>
    {alt
      ? t('Lite.pictureOf', { alt, kb: LITE_PICTURE_KB })
      : t('Lite.picture', { kb: LITE_PICTURE_KB })}
  </a>
);

type WordsProps = { caption?: string; credit?: string; words: LiteWords };

/** What stands below a picture: its caption and whom it is by. */
export const PictureWords = ({ caption, credit, words: { t, locale } }: WordsProps) =>
  caption || credit ? (
    <span className="m">
      {' '}
      {caption} {credit && <span lang={locale}>{t('Reader.credit', { credit })}</span>}
    </span>
  ) : null;

/** Whether a picture can be fitted: the site's own drawings are not. */
export const isFitted = (url: string) => !url.startsWith('/');
