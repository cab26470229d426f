import { NextIntlClientProvider } from 'next-intl';
import { type ComponentType, type ReactNode, use } from 'react';
import { allMessages } from '@/components/kept/allMessages';
import type { AnyBlock } from '@/components/kept/block';
import type { StaticBlocks } from '@/components/kept/staticBlocks';
import { keptProps } from '@/components/kept/staticProps';
import { Breadcrumb } from '@/components/chrome/Breadcrumb';
import { ArticleBlock } from '@/components/home/ArticleBlock';
import { MoreNews } from '@/components/reader/MoreNews';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { RailLatest } from '@/components/section/RailLatest';
import { StructuredData } from '@/components/seo/StructuredData';
import { StateLinks } from '@/components/state/StateLinks';
import type { Locale } from '@/lib/i18n/locales';

const BLOCKS: { [N in keyof StaticBlocks]: ComponentType<StaticBlocks[N]> } = {
  breadcrumb: Breadcrumb,
  moreNews: MoreNews,
  railLatest: RailLatest,
  homeState: ArticleBlock,
  homeWatch: ArticleBlock,
  homeCategories: ArticleBlock,
  homeMoreCategories: ArticleBlock,
  stateLinks: StateLinks,
  storyArticle: StoryArticle,
  pageData: StructuredData,
  listData: StructuredData,
};

/** Whether a block is made of the request's own data. */
export const isStatic = (block: AnyBlock): block is { name: keyof StaticBlocks } =>
  block.name in BLOCKS;

function elementOf<N extends keyof StaticBlocks>(name: N): ReactNode {
  const Block: ComponentType<StaticBlocks[N]> = BLOCKS[name];
  const props = keptProps(name);
  return props && <Block {...props} />;
}

/** A block from the props that the request has for it, with all words of a language. */
export function StaticElement({ name, locale }: { name: keyof StaticBlocks; locale: Locale }) {
  return (
    <NextIntlClientProvider locale={locale} messages={use(allMessages(locale))}>
      {elementOf(name)}
    </NextIntlClientProvider>
  );
}
