import type { ComponentType } from 'react';
import { LegalText } from '@/components/company/LegalText';
import { ArticleBlock } from '@/components/home/ArticleBlock';
import { AskState } from '@/components/home/AskState';
import { ColumnsBlock } from '@/components/home/ColumnsBlock';
import { LiveNow } from '@/components/home/LiveNow';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { QuickAccess, QuickLinks } from '@/components/layout/QuickLinks';
import { ShortcutLinks } from '@/components/layout/ShortcutLinks';
import { SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarSections, SidebarTools } from '@/components/layout/SidebarLinks';
import { AdSlotView } from '@/components/partners/AdSlotView';
import { MoreNews } from '@/components/reader/ReaderColumns';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { StateLinks } from '@/components/section/states/StateLinks';
import type { BlockName, BlockProps } from '@/components/static-html/staticHtmlProps';
import { StructuredData } from '@/components/ui/StructuredData';
import { KeptHere } from '@/features/history/KeptHere';
import { MyStoriesOutlet } from '@/features/history/MyStoriesOutlet';
import { PrivacyText } from '@/features/history/PrivacyText';
import { LiveArticle } from '@/features/live/LiveArticle';
import { KeptPages } from '@/features/offline/KeptPages';
import { PushPart } from '@/features/push/PushPart';
import { OtherTools, ToolsGrid } from '@/tools/shared/ToolGrid';

/**
 * Client-side bundle: pages refer to these components by name, because they cannot pass them across
 * bundles.
 */
const COMPONENTS = {
  adSlot: AdSlotView,
  articles: ArticleBlock,
  askState: AskState,
  breadcrumb: Breadcrumb,
  columns: ColumnsBlock,
  footer: Footer,
  header: Header,
  keptPages: KeptPages,
  keptHere: KeptHere,
  latest: SidebarLatest,
  legalText: LegalText,
  liveArticle: LiveArticle,
  liveNow: LiveNow,
  moreNews: MoreNews,
  myStories: MyStoriesOutlet,
  otherTools: OtherTools,
  privacyText: PrivacyText,
  push: PushPart,
  quickAccess: QuickAccess,
  quickLinks: QuickLinks,
  sections: SidebarSections,
  shortcuts: ShortcutLinks,
  stateLinks: StateLinks,
  storyArticle: StoryArticle,
  structuredData: StructuredData,
  tools: SidebarTools,
  toolsGrid: ToolsGrid,
};

declare module '@/components/static-html/staticHtmlProps' {
  interface StaticBlocks extends Registered {}
}

type Registered = typeof COMPONENTS;

export const BLOCKS: { [N in BlockName]: ComponentType<BlockProps[N]> } = COMPONENTS;
