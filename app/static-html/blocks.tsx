import type { ComponentType } from 'react';
import type { BlockName, BlockProps } from '@/components/static-html/staticHtmlProps';
import { onceMade } from '@/lib/onceMade';

/**
 * Client-side bundle: pages refer to these components by name, because they cannot pass them across
 * bundles. A process loads those that its pages show.
 */
const LOADED = {
  adSlot: onceMade(async () => (await import('@/components/partners/AdSlotView')).AdSlotView),
  articles: onceMade(async () => (await import('@/components/home/ArticleBlock')).ArticleBlock),
  askState: onceMade(async () => (await import('@/components/home/AskState')).AskState),
  breadcrumb: onceMade(async () => (await import('@/components/layout/Breadcrumb')).Breadcrumb),
  columns: onceMade(async () => (await import('@/components/home/ColumnsBlock')).ColumnsBlock),
  footer: onceMade(async () => (await import('@/components/layout/Footer')).Footer),
  header: onceMade(async () => (await import('@/components/layout/Header')).Header),
  keptPages: onceMade(async () => (await import('@/features/offline/KeptPages')).KeptPages),
  keptHere: onceMade(async () => (await import('@/features/history/KeptHere')).KeptHere),
  latest: onceMade(async () => (await import('@/components/layout/SidebarLatest')).SidebarLatest),
  legalText: onceMade(async () => (await import('@/components/company/LegalText')).LegalText),
  liveArticle: onceMade(async () => (await import('@/features/live/LiveArticle')).LiveArticle),
  liveNow: onceMade(async () => (await import('@/components/home/LiveNow')).LiveNow),
  moreNews: onceMade(async () => (await import('@/components/reader/ReaderColumns')).MoreNews),
  myStories: onceMade(
    async () => (await import('@/features/history/MyStoriesOutlet')).MyStoriesOutlet,
  ),
  otherTools: onceMade(async () => (await import('@/tools/shared/ToolGrid')).OtherTools),
  privacyText: onceMade(async () => (await import('@/features/history/PrivacyText')).PrivacyText),
  push: onceMade(async () => (await import('@/features/push/PushPart')).PushPart),
  quickAccess: onceMade(async () => (await import('@/components/layout/QuickLinks')).QuickAccess),
  quickLinks: onceMade(async () => (await import('@/components/layout/QuickLinks')).QuickLinks),
  sections: onceMade(
    async () => (await import('@/components/layout/SidebarLinks')).SidebarSections,
  ),
  shortcuts: onceMade(
    async () => (await import('@/components/layout/ShortcutLinks')).ShortcutLinks,
  ),
  stateLinks: onceMade(
    async () => (await import('@/components/section/states/StateLinks')).StateLinks,
  ),
  storyArticle: onceMade(
    async () => (await import('@/components/reader/StoryArticle')).StoryArticle,
  ),
  structuredData: onceMade(
    async () => (await import('@/components/ui/StructuredData')).StructuredData,
  ),
  tools: onceMade(async () => (await import('@/components/layout/SidebarLinks')).SidebarTools),
  toolsGrid: onceMade(async () => (await import('@/tools/shared/ToolGrid')).ToolsGrid),
};

type Registered = { [N in keyof typeof LOADED]: Awaited<ReturnType<(typeof LOADED)[N]>> };

declare module '@/components/static-html/staticHtmlProps' {
  interface StaticBlocks extends Registered {}
}

export const BLOCKS: {
  [N in BlockName]: () => Promise<ComponentType<BlockProps[N]>>;
} = LOADED;
