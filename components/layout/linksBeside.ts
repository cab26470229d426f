import type { ReactNode } from 'react';
import type { StoriesLayout } from '@/components/lists/Stories.island';
import type { SpecialLayout } from '@/components/lists/specialLayouts';
import type { Locale } from '@/lib/i18n/locales';
import { FEW_OF_ITS_OWN } from '@/lib/stories/listLengths';
import type { StoryCard } from '@/lib/story/story';
import { SIDEBAR_PX } from './besideSidebar';

export type ColumnBeside = {
  aside: ReactNode;
  px: (stories: readonly StoryCard[]) => number;
  isOptional?: boolean;
};

export type SidebarLinks = { tools: boolean; sections: boolean };

export const NO_LINKS: SidebarLinks = { tools: false, sections: false };

const LONG_LAYOUTS: ReadonlySet<StoriesLayout | SpecialLayout> = new Set([
  'column',
  'grid',
  'opinions',
]);

/**
 * As many links as fill the sidebar beside stories in the page's language; a list with a lead
 * picture has room for some.
 */
export function sidebarLinks(
  stories: readonly Pick<StoryCard, 'picture' | 'lang'>[],
  layout: StoriesLayout | SpecialLayout,
  locale: Locale,
): SidebarLinks {
  const own = stories.filter(({ lang }) => lang === locale);
  const tools = own.length >= FEW_OF_ITS_OWN;
  const isTall = layout === 'column' && Boolean(own[0]?.picture);
  return { tools, sections: LONG_LAYOUTS.has(layout) && (tools || isTall) };
}

export const sidebarPx = ({ tools, sections }: SidebarLinks): number =>
  SIDEBAR_PX.latest + (tools ? SIDEBAR_PX.tools : 0) + (sections ? SIDEBAR_PX.sections : 0);
