import type { ComponentType } from 'react';
import type { BlockName, BlockProps } from '@/components/static-html/staticHtmlProps';
import { memoize } from '@/lib/memoize';

const block = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  memoize(async () => (await load())[name]);

/**
 * Client-side bundle: pages refer to these components by name, because they cannot pass them across
 * bundles. A process loads those that its pages show.
 */
const LOADED = {
  adSlot: block(() => import('@/components/partners/AdSlotView'), 'AdSlotView'),
  articles: block(() => import('@/components/home/ArticleBlock'), 'ArticleBlock'),
  askState: block(() => import('@/components/home/AskState'), 'AskState'),
  breadcrumb: block(() => import('@/components/layout/Breadcrumb'), 'Breadcrumb'),
  columns: block(() => import('@/components/home/ColumnsBlock'), 'ColumnsBlock'),
  footer: block(() => import('@/components/layout/Footer'), 'Footer'),
  header: block(() => import('@/components/layout/Header'), 'Header'),
  keptPages: block(() => import('@/features/offline/KeptPages'), 'KeptPages'),
  keptHere: block(() => import('@/features/history/KeptHere'), 'KeptHere'),
  latest: block(() => import('@/components/layout/SidebarLatest'), 'SidebarLatest'),
  legalText: block(() => import('@/components/company/LegalText'), 'LegalText'),
  liveArticle: block(() => import('@/features/live/LiveArticle'), 'LiveArticle'),
  liveNow: block(() => import('@/components/home/LiveNow'), 'LiveNow'),
  moreNews: block(() => import('@/components/reader/ReaderColumns'), 'MoreNews'),
  myStories: block(() => import('@/features/history/MyStoriesOutlet'), 'MyStoriesOutlet'),
  otherTools: block(() => import('@/tools/shared/ToolGrid'), 'OtherTools'),
  privacyText: block(() => import('@/features/history/PrivacyText'), 'PrivacyText'),
  push: block(() => import('@/features/push/PushPart'), 'PushPart'),
  quickAccess: block(() => import('@/components/layout/QuickLinks'), 'QuickAccess'),
  quickLinks: block(() => import('@/components/layout/QuickLinks'), 'QuickLinks'),
  sections: block(() => import('@/components/layout/SidebarLinks'), 'SidebarSections'),
  shortcuts: block(() => import('@/components/layout/ShortcutLinks'), 'ShortcutLinks'),
  stateLinks: block(() => import('@/components/section/StateLinks'), 'StateLinks'),
  storyArticle: block(() => import('@/components/reader/StoryArticle'), 'StoryArticle'),
  structuredData: block(() => import('@/components/ui/StructuredData'), 'StructuredData'),
  tools: block(() => import('@/components/layout/SidebarLinks'), 'SidebarTools'),
  toolsGrid: block(() => import('@/tools/shared/ToolGrid'), 'ToolsGrid'),
};

type Registered = { [N in keyof typeof LOADED]: Awaited<ReturnType<(typeof LOADED)[N]>> };

declare module '@/components/static-html/staticHtmlProps' {
  interface StaticBlocks extends Registered {}
}

export const BLOCKS: {
  [N in BlockName]: () => Promise<ComponentType<BlockProps[N]>>;
} = LOADED;
