import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeroSlide } from '@/components/home/HeroSlide';
import { TrendingRow } from '@/components/home/Trending.island';
import { TimelineRow } from '@/components/lists/TimelineRow';
import { StoryArticle } from '@/components/reader/StoryArticle';
import { StoryBody } from '@/components/reader/StoryBody';
import { usePageForm } from '@/components/reader/body/usePageForm';
import { ResultRow } from '@/components/search/ResultRow';
import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { StandardCard } from '@/components/story/StandardCard';
import { StructuredData } from '@/components/ui/StructuredData';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { terms } from '@/lib/search/terms';
import { cardOf } from '@/lib/stories/cardOf';
import type { Body } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import type { Slide, Story } from '@/lib/story/story';
import { fallbackViews } from '@/lib/story/views';

const NOW = Date.parse('2026-11-20T06:30:00.000Z');

const CONTACTS = {
  phone: { display: '+91 120 000 0000', href: 'tel:+911200000000' },
  emails: ['news@example.org'],
};

const articleView = (story: Story) => (
  <StoryArticle
    story={story}
    shared={{ title: story.title, url: 'https://narmada24.example/news/x' }}
    origin="https://narmada24.example"
    now={NOW}
    contacts={CONTACTS}
  />
);

export const textView = (body: Body) => <TextView body={body} />;

const TextView = ({ body }: { body: Body }) => (
  <StoryBody body={body} highlights={[]} form={usePageForm('https://narmada24.example')} />
);

export const STORY_VIEWS: readonly ((story: Story) => ReactElement)[] = [
  (story) => <LeadCard story={cardOf(story)} now={NOW} />,
  (story) => <StandardCard story={cardOf(story)} now={NOW} leads={false} />,
  (story) => <CompactRow story={cardOf(story)} now={NOW} />,
  (story) => <TimelineRow story={cardOf(story)} now={NOW} />,
  (story) => (
    <TrendingRow
      story={{ ...cardOf(story), views: story.views ?? fallbackViews(story.id) }}
      rank={1}
      now={NOW}
    />
  ),
  (story) => (
    <ResultRow story={cardOf(story)} terms={terms('script xss')} now={NOW} priority={false} />
  ),
  articleView,
  ({ title, body, place }) => (
    <StructuredData
      graph={[
        {
          '@type': 'Article',
          headline: title,
          articleBody: bodyText(body ?? []),
          name: place ?? '',
        },
      ]}
    />
  ),
];

export const slideView = (slide: Slide) => (
  <HeroSlide slide={slide} position={{ index: 0, total: 1 }} current />
);

export const markupOf = (
  views: readonly ReactElement[],
  [locale, messages]: readonly [Locale, Messages],
): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone={TIME_ZONE}
      onError={(problem) => {
        throw problem;
      }}
    >
      {views.map((view, at) => (
        <div key={at}>{view}</div>
      ))}
    </NextIntlClientProvider>,
  );
