import { DISTRICTS, isOfDistrict } from '@/lib/content/districts';
import { memoize } from '@/lib/memoize';
import type { Story } from '@/lib/story/story';

type Filed = Pick<Story, 'place' | 'category' | 'state' | 'tags'>;

/** Takes whole stories, because cards have no tags. */
export const inDistrict = memoize(
  <T extends Filed>(stories: readonly T[], id: string): readonly T[] => {
    const district = DISTRICTS.find((one) => one.id === id);
    return district ? stories.filter((story) => isOfDistrict(story, district)) : [];
  },
);
