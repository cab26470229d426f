import type { TextForm } from '@/components/reader/body/textForm';
import { LITE_PICTURE_KB } from '@/lib/images/fittedPictureUrl';
import type { LiteWords } from './liteWords';

export const liteForm = ({ t, reader, locale }: LiteWords, otherLanguage?: string) =>
  ({
    kind: 'lite',
    t: reader,
    locale,
    otherLanguage,
    pictureName: (alt) =>
      alt
        ? t('Lite.pictureOf', { alt, kb: LITE_PICTURE_KB })
        : t('Lite.picture', { kb: LITE_PICTURE_KB }),
  }) satisfies TextForm;
