import {
  fittedPictureUrl,
  imageSet,
  largestPicture,
  LITE_PICTURE_WIDTH,
} from '@/lib/images/fittedPictureUrl';
import type { BodyPicture } from '@/lib/story/body';
import { look, type TextForm } from './textForm';

const SIZES = '(min-width: 1024px) 656px, 100vw';

type Props = { picture: BodyPicture; form: TextForm; className?: string; isSmall?: boolean };

export function BodyFigure({ picture, form, className = '', isSmall = false }: Props) {
  const { url, alt, caption, credit } = picture;
  const Frame = form.kind === 'lite' ? 'p' : 'figure';
  return (
    <Frame className={look(form, className)}>
      {form.kind === 'page' && <Enlargeable picture={picture} form={form} isSmall={isSmall} />}
      {form.kind === 'lite' && <PictureLink url={url} alt={alt || caption} form={form} />}
      {/* Without `loading`, React would have a feed's reader preload it. */}
      {form.kind === 'feed' && <img src={form.pictureUrl(url)} alt={alt} loading="lazy" />}
      <Below caption={caption} credit={credit} form={form} />
    </Frame>
  );
}

type EnlargeableProps = { picture: BodyPicture; form: TextForm; isSmall: boolean };

/** Its place is kept while it loads: its own size, or a lead picture's if the source gives none. */
function Enlargeable({ picture, form: { t }, isSmall }: EnlargeableProps) {
  const { url, alt, width, height } = picture;
  const fit =
    width && height && !isSmall ? 'h-auto max-w-full' : 'aspect-lead w-full object-contain';
  return (
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
  );
}

type LinkProps = {
  url: string;
  alt: string | undefined;
  form: Extract<TextForm, { kind: 'lite' }>;
};

/**
 * A link that loads the picture on request; none to the site's own drawings, which cannot be
 * fitted.
 */
export const PictureLink = ({ url, alt, form: { locale, pictureName } }: LinkProps) =>
  !url.startsWith('/') && (
    <a className="k" lang={locale} href={fittedPictureUrl(url, LITE_PICTURE_WIDTH)}>
      {pictureName(alt)}
    </a>
  );

type BelowProps = {
  caption: string | undefined;
  credit: string | undefined;
  form: TextForm;
};

export function Below({ caption, credit, form }: BelowProps) {
  const { kind, t, locale } = form;
  const Tag = kind === 'lite' ? 'span' : 'figcaption';
  return (
    (caption || credit) && (
      <Tag className={look(form, 'pt-2 text-meta text-quiet', 'm')}>
        {kind === 'lite' && ' '}
        {caption}
        {caption && credit && ' '}
        {credit &&
          (kind === 'feed' ? credit : <span lang={locale}>{t('credit', { credit })}</span>)}
      </Tag>
    )
  );
}

type GalleryProps = { pictures: readonly BodyPicture[]; form: TextForm; className: string };

export function BodyGallery({ pictures, form, className }: GalleryProps) {
  const figures = pictures.map((picture, at) => (
    <BodyFigure key={at} picture={picture} form={form} isSmall />
  ));
  return form.kind === 'page' ? (
    <div
      role="group"
      aria-label={form.t('pictures')}
      className={`${className} grid grid-cols-2 gap-2`}
    >
      {figures}
    </div>
  ) : (
    figures
  );
}
