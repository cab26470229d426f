import type { Body, BodyPicture } from './body';
import type { Story } from './story';

/** All that a text shows, in its order. */
export const picturesIn = (body: Body | null): BodyPicture[] =>
  (body ?? []).flatMap((block) =>
    block.type === 'picture' ? [block.picture] : block.type === 'gallery' ? block.pictures : [],
  );

/** What a story shows beside its lead picture, each once. */
export function otherPictures({ picture, body }: Pick<Story, 'picture' | 'body'>): BodyPicture[] {
  const shown = new Set([picture]);
  return picturesIn(body).filter(({ url }) => !shown.has(url) && shown.add(url));
}
