import type { Body, BodyPicture } from './body';
import type { Story } from './story';

export const picturesIn = (body: Body | null): BodyPicture[] =>
  (body ?? []).flatMap((block) =>
    block.type === 'picture' ? [block.picture] : block.type === 'gallery' ? block.pictures : [],
  );

export function otherPictures({ picture, body }: Pick<Story, 'picture' | 'body'>): BodyPicture[] {
  const shown = new Set([picture]);
  return picturesIn(body).filter(({ url }) => !shown.has(url) && shown.add(url));
}
