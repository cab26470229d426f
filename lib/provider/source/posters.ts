import type { Locale } from '@/lib/i18n/locales';
import type { Coverage, Result } from '@/lib/result';
import type { Slide, Story } from '@/lib/story/story';
import type { KnownEntries } from './readEntries';

export type Posters = {
  /** An error if empty, although story look-up still accepts such a reply. */
  slides: Result<ReadonlyMap<Locale, readonly Slide[]>, string>;
  stories: ReadonlyMap<Locale, ReadonlyMap<string, Story>>;
  coverage: Coverage;
  isStale?: boolean;
  known?: KnownEntries<Poster>;
};

export type Poster = {
  id: string;
  words: ReadonlyMap<Locale, { slide: Slide; story: Story | null }>;
};
