import { useLocale, useTranslations } from 'next-intl';
import { imageSet, largestPicture } from '@/lib/images/fittedPictureUrl';
import type { BodyPicture } from '@/lib/stories/model/body';

const SIZES = '(min-width: 1024px) 656px, 100vw';

type Props = { picture: BodyPicture; className?: string | undefined; isSmall?: boolean };

/**
 * A picture of the text with its caption and whom it is by. Its place is kept while it loads, by its
 * own size or, where the source gives none, by that of a lead picture.
 */
export function BodyFigure({ picture, className, isSmall = false }: Props) {
  const t = useTranslations('Reader');
  const { url, alt, caption, credit, width, height } = picture;
  const fit =
    width && height && !isSmall ? 'h-auto max-w-full' : 'aspect-lead w-full object-contain';
  return (
    <figure className={className}>
      <a
        href={largestPicture(url)}
        data-later="zoom"
        aria-label={[t('enlarge'), alt].filter(Boolean).join(': ')}
        className="block"
      >
        <img
          {...imageSet(url, 'wide')}
          sizes={isSmall ? '(min-width: 768px) 328px, 50vw' : SIZES}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className={`bg-sunk ${fit}`}
        />
      </a>
      <Below caption={caption} credit={credit} />
    </figure>
  );
}

/** A picture's caption and whom it is by; nothing where neither is known. */
export function Below({ caption, credit }: Pick<BodyPicture, 'caption' | 'credit'>) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    (caption ?? credit) && (
      <figcaption className="pt-2 text-meta text-quiet">
        {caption} {credit && <span lang={locale}>{t('credit', { credit })}</span>}
      </figcaption>
    )
  );
}

type GalleryProps = { pictures: readonly BodyPicture[]; className?: string | undefined };

/** Several pictures side by side. */
export function BodyGallery({ pictures, className }: GalleryProps) {
  const t = useTranslations('Reader');
  return (
    <div role="group" aria-label={t('pictures')} className={`${className} grid grid-cols-2 gap-2`}>
      {pictures.map((picture, at) => (
        <BodyFigure key={at} picture={picture} isSmall />
      ))}
    </div>
  );
}
