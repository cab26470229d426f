import { NextIntlClientProvider } from 'next-intl';
import { type ComponentType, type ReactNode, use } from 'react';
import type { StaticBlocks } from '@/components/kept/staticBlock';
import { keptProps } from '@/components/kept/staticProps';
import type { StaticElementOf } from '@/components/kept/StaticElement';
import { MoreNews } from '@/components/reader/MoreNews';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { RailLatest } from '@/components/section/RailLatest';
import { StructuredData } from '@/components/seo/StructuredData';
import { allMessages } from '@/components/kept/allMessages';
import type { Locale } from '@/lib/i18n/locales';

// On the server only; the browser has `noStaticElements.ts` in its place (see `next.config.mjs`).

const BLOCKS: { [N in keyof StaticBlocks]: ComponentType<StaticBlocks[N]> } = {
  moreNews: MoreNews,
  railLatest: RailLatest,
  storyArticle: StoryArticle,
  pageData: StructuredData,
  listData: StructuredData,
};

/** Gives an element all words of a language, where the page's islands have a few. */
function WithWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={use(allMessages(locale))}>
      {children}
    </NextIntlClientProvider>
  );
}

function elementOf<N extends keyof StaticBlocks>(name: N): ReactNode {
  const Block: ComponentType<StaticBlocks[N]> = BLOCKS[name];
  const props = keptProps(name);
  return props && <Block {...props} />;
}

/** A block from the props that the request has for it. */
export const staticElementOf: StaticElementOf = (name, locale) => (
  <WithWords locale={locale}>{elementOf(name)}</WithWords>
);
