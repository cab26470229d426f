import type { Locale } from '@/lib/i18n/locales';
import type { Coverage, Result } from '@/lib/result';
import type { Slide, Story } from '@/lib/stories/model/story';
import type { KnownEntries } from './readEntries';

/** The posters in the words of each language. */
export type Posters = {
  /**
   * What the hero shows, which has to be something. An answer without any posters is still one to
   * look a story up in.
   */
  slides: Result<ReadonlyMap<Locale, readonly Slide[]>, string>;
  /** The stories of posters that have words for one, by id. */
  stories: ReadonlyMap<Locale, ReadonlyMap<string, Story>>;
  /** As in `StoryFeed`. */
  coverage: Coverage;
  isStale?: boolean;
  known?: KnownEntries<Poster>;
};

/** A poster in the words of each language. */
export type Poster = {
  id: string;
  words: ReadonlyMap<Locale, { slide: Slide; story: Story | null }>;
};
