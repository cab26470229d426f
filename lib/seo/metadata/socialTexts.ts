import 'server-only';
import { newestLine } from '@/lib/images/cards/socialCardUrl';
import { withoutBrand } from '@/lib/seo/pageTitle';
import type { Story } from '@/lib/story/story';
import { asDescription, storyDescription } from '@/lib/story/storyDescription';

type Described = Pick<Story, 'title' | 'meta' | 'live' | 'coverage' | 'body' | 'summary'>;

/** Matches headlines that editors already began so. */
const STARTS_WITH_LIVE = /^\W{0,3}(?:live|लाइव)(?![\p{L}\p{M}])/iu;

type Words = { brand: string; liveOf: (title: string) => string };

/**
 * The texts that apps show for a shared story beside the site's name. `liveOf` writes a live page's
 * title.
 */
export function socialTexts(story: Described, { brand, liveOf }: Words) {
  const { title, meta = {}, live } = story;
  const shown = withoutBrand(meta.socialTitle ?? meta.title ?? title, brand);
  const told = newestLine(story) ?? meta.socialDescription;
  return {
    title: live === 'on' && !STARTS_WITH_LIVE.test(shown) ? liveOf(shown) : shown,
    description: told ? asDescription(told) : storyDescription(story),
  };
}
