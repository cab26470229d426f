import { Fragment } from 'react';
import { frontAreas } from '@/lib/frontPage/areas';
import { getFrontBreaking, getShownLive } from '@/lib/frontPage/frontLive';
import { frontPage } from '@/lib/frontPage/frontPage';
import { getFront, withoutHero } from '@/lib/frontPage/getFront';
import { headingOf } from '@/lib/frontPage/heading';
import { pageSocialCardPath } from '@/lib/images/cards/pageSocialCard';
import { valueOrEmpty } from '@/lib/result';
import { getFeatured, getTrending, startOfBreaking } from '@/lib/stories/getNews';
import { breakingTitle } from '@/lib/story/breakingTitle';
import { StoryList } from '../parts/StoryList';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { pageDescription } from '../parts/liteWords';
import { Failure } from '../parts/notices';

export async function homePage({ words, locale, url, now }: LiteRequest): Promise<LitePage> {
  const { t } = words;
  // A lite page has no slides, so their stories stay in its lists.
  const all = withoutHero(await frontPage());
  const { above, main: beside, side, below } = frontAreas(all, locale);
  const blocks = [...above, ...beside, ...side, ...below];
  const [breaking, featured, trending, front, live] = await Promise.all([
    getFrontBreaking(locale),
    getFeatured(locale),
    getTrending(locale),
    getFront(all, locale),
    getShownLive(locale, now),
  ]);
  const list = { words, now };
  const title = `${t('Channel.name')}: ${t('Channel.tagline')}`;
  const stories = (at: number) => valueOrEmpty(front)[at] ?? [];
  const shown = (block: (typeof blocks)[number]) => {
    switch (block.kind) {
      case 'breaking': {
        const start = startOfBreaking(breaking, locale);
        return start.ok ? (
          <StoryList
            title={t(`Home.${breakingTitle(start.value, now)}`)}
            stories={start.value}
            {...list}
          />
        ) : (
          <Failure>{t('Home.breakingFailed')}</Failure>
        );
      }
      case 'featured':
        return featured.ok ? (
          <StoryList title={t('Home.featured')} stories={featured.value} {...list} />
        ) : (
          <Failure>{t('Home.featuredFailed')}</Failure>
        );
      case 'liveNow':
        return <StoryList title={t('FrontPage.liveNow')} stories={live} {...list} />;
      case 'trending':
        return <StoryList title={t('Home.trending')} stories={valueOrEmpty(trending)} {...list} />;
      case 'state':
        return <StoryList title={words.state(block.state)} stories={stories(block.at)} {...list} />;
      case 'stories':
        return (
          <StoryList title={headingOf(block, t, locale)} stories={stories(block.at)} {...list} />
        );
      default:
        return null;
    }
  };
  const description = pageDescription('home', words);
  return {
    title,
    description,
    url,
    canonical: '/',
    socialCard: { title, description, picture: await pageSocialCardPath('/', locale) },
    main: (
      <>
        <h1>{title}</h1>
        {blocks.map((block) => (
          <Fragment key={block.at}>{shown(block)}</Fragment>
        ))}
        {!front.ok && <Failure>{t('NoNews.failed')}</Failure>}
      </>
    ),
  };
}
