import { imageSet } from '@/lib/images/fittedPictureUrl';

/** Of somebody who is named beside it. */
export const Portrait = ({ src, className }: { src: string; className: string }) => (
  <img
    {...imageSet(src, 'thumb')}
    sizes="56px"
    alt=""
    width={56}
    height={56}
    loading="lazy"
    className={`bg-sunk object-cover ${className}`}
  />
);
