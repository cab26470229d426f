import type { ComponentType } from 'react';
import { LegalText } from '@/components/company/LegalText';
import { ArticleBlock } from '@/components/home/ArticleBlock';
import { QuickAccess, QuickLinks } from '@/components/home/QuickLinks';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { ShortcutLinks } from '@/components/layout/ShortcutLinks';
import { SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarSections, SidebarTools } from '@/components/layout/SidebarLinks';
import { KeptPages } from '@/components/offline/KeptPages';
import { KeptHere } from '@/components/my/KeptHere';
import { MyStoriesPlace } from '@/components/my/MyStoriesPlace';
import { PrivacyText } from '@/components/my/PrivacyText';
import { AskState } from '@/components/home/AskState';
import { AdSlotView } from '@/components/partners/AdSlotView';
import { MoreNews } from '@/components/reader/ReaderColumns';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { StateLinks } from '@/components/section/states/StateLinks';
import { OtherTools, ToolsGrid } from '@/components/tools/shared/ToolGrid';
import { StructuredData } from '@/components/ui/StructuredData';
import type { BlockName, BlockProps } from './staticHtmlProps';

/**
 * Client-side bundle: pages refer to these components by name, because they cannot pass them across
 * bundles.
 */
const COMPONENTS = {
  adSlot: AdSlotView,
  articles: ArticleBlock,
  askState: AskState,
  breadcrumb: Breadcrumb,
  footer: Footer,
  header: Header,
  keptPages: KeptPages,
  keptHere: KeptHere,
  latest: SidebarLatest,
  legalText: LegalText,
  moreNews: MoreNews,
  myStories: MyStoriesPlace,
  otherTools: OtherTools,
  privacyText: PrivacyText,
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

declare module './staticHtmlProps' {
  interface StaticBlocks extends Registered {}
}

type Registered = typeof COMPONENTS;

export const BLOCKS: { [N in BlockName]: ComponentType<BlockProps[N]> } = COMPONENTS;
