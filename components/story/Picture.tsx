import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { imageSet } from '@/lib/images/fittedPictureUrl';

type Props = {
  src: string | null;
  ratio: keyof typeof RATIO;
  sizes: string;
  priority?: boolean;
  alt?: string;
  /** Language of `alt`, if not the page's. */
  lang?: string | undefined;
  className?: string;
  children?: ReactNode;
};

const RATIO = {
  lead: 'aspect-lead',
  standard: 'aspect-standard',
  compact: 'aspect-square',
  cover: 'aspect-3/4',
  tall: 'aspect-9/16',
} as const;

export function Picture({
  src,
  ratio,
  sizes,
  priority = false,
  alt = '',
  lang,
  className = '',
  children,
}: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  return (
    // Keyed by URL, so neither a failure mark nor an old picture carries over to another story.
    <div
      key={src}
      className={`group/pic relative overflow-hidden bg-sunk ${RATIO[ratio]} ${className}`}
    >
      {src && (
        <img
          {...imageSet(src, ratio === 'compact' ? 'thumb' : 'wide')}
          sizes={sizes}
          alt={alt}
          lang={lang}
          width={1200}
          height={800}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          className="absolute inset-0 size-full cover-upper group-data-failed/pic:hidden"
        />
      )}
      {children}
      <p
        lang={locale}
        className={`no-image absolute inset-0 grid-rows-[minmax(0,24px)_auto] place-content-center justify-items-center gap-2 text-center text-meta text-quiet group-data-failed/pic:grid [span+&]:bottom-8 ${src ? 'hidden' : 'grid'}`}
      >
        {t('noImage')}
      </p>
    </div>
  );
}
