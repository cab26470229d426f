import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { imageSet } from '@/lib/images/fittedPictureUrl';

type Props = {
  src: string | null;
  ratio: keyof typeof RATIO;
  /** As in `<img sizes>`. */
  sizes: string;
  /** The one picture a page should fetch first. */
  priority?: boolean;
  alt?: string;
  className?: string;
  /** Shown instead of 'No Image' in a large place without a picture. */
  instead?: ReactNode;
  children?: ReactNode;
};

const RATIO = {
  lead: 'aspect-lead',
  standard: 'aspect-standard',
  compact: 'aspect-square',
  cover: 'aspect-3/4',
  tall: 'aspect-9/16',
} as const;

/**
 * A story's picture in a place of fixed ratio, or 'No Image'. A picture that fails to load is
 * marked `data-failed` by `ImageErrorHandler` and gives way to the same words.
 */
export function Picture({
  src,
  ratio,
  sizes,
  priority = false,
  alt = '',
  className = '',
  instead,
  children,
}: Props) {
  const t = useTranslations('Story');
  const given = !src && instead;
  return (
    // By its URL, so that neither the mark of a failure nor the old picture stays for another story.
    <div
      key={src}
      className={`group/pic relative overflow-hidden bg-sunk ${RATIO[ratio]} ${className}`}
    >
      {given}
      {src && (
        <img
          {...imageSet(src, ratio === 'compact' ? 'thumb' : 'wide')}
          sizes={sizes}
          alt={alt}
          width={1200}
          height={800}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          className="absolute inset-0 size-full object-cover group-data-failed/pic:hidden"
        />
      )}
      {children}
      {!given && (
        // Above the tag of a video, where there is one.
        <p
          className={`absolute inset-0 grid-rows-[minmax(0,24px)_auto] place-content-center justify-items-center gap-2 text-center text-meta text-quiet group-data-failed/pic:grid [span+&]:bottom-8 ${src ? 'hidden' : 'grid'}`}
        >
          <Icon name="gallery" className="max-h-full" />
          {t('noImage')}
        </p>
      )}
    </div>
  );
}
