import { imageSet } from '@/lib/images/fittedPictureUrl';

const SIZE = 48;

export const Portrait = ({ src }: { src: string }) => (
  <img
    {...imageSet(src, 'thumb')}
    sizes={`${SIZE}px`}
    alt=""
    width={SIZE}
    height={SIZE}
    loading="lazy"
    className="size-12 flex-none bg-sunk cover-upper"
  />
);
