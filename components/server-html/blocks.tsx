import type { ComponentType, ReactNode } from 'react';
import { Breadcrumb } from '@/components/chrome/Breadcrumb';
import { Footer } from '@/components/chrome/Footer';
import { Header } from '@/components/chrome/Header';
import { ShortcutLinks } from '@/components/chrome/ShortcutLinks';
import { LegalText } from '@/components/company/LegalText';
import { ArticleBlock } from '@/components/home/ArticleBlock';
import { QuickAccess } from '@/components/home/QuickAccess';
import { QuickLinks } from '@/components/home/QuickLinks';
import { ToolsGrid } from '@/components/home/ToolsGrid';
import { MoreNews } from '@/components/reader/MoreNews';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { RailLatest } from '@/components/section/RailLatest';
import { RailSections } from '@/components/section/RailSections';
import { RailTools } from '@/components/section/RailTools';
import { StructuredData } from '@/components/seo/StructuredData';
import { StateLinks } from '@/components/state/StateLinks';
import { OtherTools } from '@/components/tools/frame/OtherTools';

/**
 * The components that `StaticBlock` may send. They are rendered with the client components, in
 * another bundle than the page, so that the page can name them but not pass them.
 */
const COMPONENTS = {
  articles: ArticleBlock,
  breadcrumb: Breadcrumb,
  footer: Footer,
  header: Header,
  latest: RailLatest,
  legalText: LegalText,
  moreNews: MoreNews,
  otherTools: OtherTools,
  quickAccess: QuickAccess,
  quickLinks: QuickLinks,
  sections: RailSections,
  shortcuts: ShortcutLinks,
  stateLinks: StateLinks,
  storyArticle: StoryArticle,
  structuredData: StructuredData,
  tools: RailTools,
  toolsGrid: ToolsGrid,
};

export type BlockName = keyof typeof COMPONENTS;

type PropsOf<T> = {
  [N in keyof T]: T[N] extends (props: infer P extends object) => ReactNode ? P : object;
};

/** The props of each block. */
export type BlockProps = PropsOf<typeof COMPONENTS>;

/** The blocks by name. */
export const BLOCKS: { [N in BlockName]: ComponentType<BlockProps[N]> } = COMPONENTS;
