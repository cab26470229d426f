import { FRONT_STATE } from '#site/home.mjs';
import type { LiteRequest } from '@/app/lite/parts/liteRequest';
import { pageDescription } from '@/app/lite/parts/pageTexts';
import { valueOrEmpty } from '@/lib/result';
import {
  blocksOf,
  getBreaking,
  getFeatured,
  getLatest,
  getTrending,
  startOfBreaking,
} from '@/lib/stories/getNews';
import { breakingTitle } from '@/lib/story/breakingTitle';
import { Failure } from '../parts/Failure';
import { StoryList } from '../parts/StoryList';
import type { LitePage } from '../parts/litePage';

export async function homePage({ words, locale, url, now }: LiteRequest): Promise<LitePage> {
  const { t } = words;
  const [breaking, featured, latest, trending] = await Promise.all([
    getBreaking(locale),
    getFeatured(locale),
    getLatest(locale),
    getTrending(locale),
  ]);
  const start = startOfBreaking(breaking, locale);
  const blocks = blocksOf(valueOrEmpty(latest), locale);
  const list = { words, now };
  const title = `${t('Channel.name')}: ${t('Channel.tagline')}`;
  return {
    title,
    description: pageDescription('home', words),
    url,
    canonical: '/',
    main: (
      <>
        <h1>{title}</h1>
        {start.ok ? (
          <StoryList
            title={t(`Home.${breakingTitle(start.value, now)}`)}
            stories={start.value}
            {...list}
          />
        ) : (
          <Failure>{t('Home.breakingFailed')}</Failure>
        )}
        {featured.ok ? (
          <StoryList title={t('Home.featured')} stories={featured.value} {...list} />
        ) : (
          <Failure>{t('Home.featuredFailed')}</Failure>
        )}
        {!latest.ok && <Failure>{t('NoNews.failed')}</Failure>}
        {FRONT_STATE && (
          <StoryList title={words.state(FRONT_STATE)} stories={blocks.state} {...list} />
        )}
        <StoryList title={t('FrontPage.watch')} stories={blocks.watch} {...list} />
        <StoryList
          title={t('FrontPage.businessFilmScience')}
          stories={blocks.categories}
          {...list}
        />
        <StoryList
          title={t('FrontPage.sportHealthLife')}
          stories={blocks.moreCategories}
          {...list}
        />
        <StoryList title={t('Home.trending')} stories={valueOrEmpty(trending)} {...list} />
      </>
    ),
  };
}
