import {
  fittedPictureUrl,
  imageSet,
  largestPicture,
  LITE_PICTURE_WIDTH,
} from '@/lib/images/fittedPictureUrl';
import type { BodyPicture } from '@/lib/story/body';
import { look, type TextForm } from './textForm';

const SIZES = '(min-width: 1024px) 656px, 100vw';

/** Of a gallery: all of one shape, in two columns or across both. */
type InGallery = 'column' | 'across';

type Props = { picture: BodyPicture; form: TextForm; className?: string; inGallery?: InGallery };

export function BodyFigure({ picture, form, className = '', inGallery }: Props) {
  const { url, alt, caption, credit } = picture;
  const Frame = form.kind === 'lite' ? 'p' : 'figure';
  return (
    <Frame className={look(form, className)}>
      {form.kind === 'page' && <Enlargeable picture={picture} form={form} inGallery={inGallery} />}
      {form.kind === 'lite' && <PictureLink url={url} alt={alt} form={form} />}
      {/* Without `loading`, React would have a feed's reader preload it. */}
      {form.kind === 'feed' && <img src={form.pictureUrl(url)} alt={alt} loading="lazy" />}
      <Below caption={caption} credit={credit} form={form} />
    </Frame>
  );
}

type EnlargeableProps = {
  picture: BodyPicture;
  form: Extract<TextForm, { kind: 'page' }>;
  inGallery: InGallery | undefined;
};

/** Within them a crop to 3 : 2 loses little; others are shown whole. */
const NEARLY_STANDARD = { least: 1.3, most: 1.8 };

const fitInGallery = ({ width = 0, height = 1 }: BodyPicture) => {
  const ratio = width / height;
  return ratio >= NEARLY_STANDARD.least && ratio <= NEARLY_STANDARD.most
    ? 'object-cover'
    : 'object-contain';
};

/** Reserves its own size, else a lead picture's, without bars. A failed one leaves words. */
function Enlargeable({ picture, form: { t, locale, noImage }, inGallery }: EnlargeableProps) {
  const { url, alt, width, height } = picture;
  const fit = inGallery
    ? `bg-sunk aspect-standard w-full ${fitInGallery(picture)}`
    : width && height
      ? 'bg-sunk h-auto max-w-full'
      : 'aspect-lead w-full object-contain';
  return (
    <a
      href={largestPicture(url)}
      data-later="zoom"
      aria-label={[t('enlarge'), alt].filter(Boolean).join(': ')}
      lang={locale}
      className="group/pic relative block data-failed:bg-sunk"
    >
      <img
        {...imageSet(url, 'wide')}
        sizes={inGallery === 'column' ? '(min-width: 768px) 328px, 50vw' : SIZES}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={`${fit} group-data-failed/pic:invisible`}
      />
      <span className="no-image absolute inset-0 hidden place-content-center justify-items-center gap-2 text-meta text-quiet group-data-failed/pic:grid">
        {noImage}
      </span>
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
  const by =
    credit && (kind === 'feed' ? credit : <span lang={locale}>{t('credit', { credit })}</span>);
  return (
    (caption || by) && (
      <Tag className={look(form, 'pt-2 text-meta text-quiet', 'm')}>
        {kind === 'lite' && ' '}
        {caption}
        {caption && by ? <> ({by})</> : by}
      </Tag>
    )
  );
}

type GalleryProps = { pictures: readonly BodyPicture[]; form: TextForm; className: string };

export function BodyGallery({ pictures, form, className }: GalleryProps) {
  const figures = pictures.map((picture, at) => {
    // An odd one would leave a hole at the end.
    const isAcross = at === 0 && pictures.length % 2 === 1;
    return (
      <BodyFigure
        key={at}
        picture={picture}
        form={form}
        inGallery={isAcross ? 'across' : 'column'}
        className={isAcross ? 'col-span-2' : ''}
      />
    );
  });
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
