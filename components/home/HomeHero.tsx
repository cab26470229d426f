import { getLocale, getTranslations } from 'next-intl/server';
import { QuickAccess } from '@/components/layout/QuickLinks';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { lastProviderUpdate } from '@/lib/provider/provider';
import type { FeedResult } from '@/lib/stories/getNews';
import { thinPages } from '@/lib/stories/thinPages';
import type { Slide } from '@/lib/story/story';
import { Hero } from './Hero.island';
import { HeroMessage, SlideRoom } from './HeroSection';

export async function HomeHero({ slides }: { slides: FeedResult<Slide> }) {
  const t = await getTranslations('Story');
  return (
    <div className="page-width">
      <FeedBlock
        result={slides}
        fallback={
          <div aria-busy>
            <HeroMessage room={<SlideRoom />}>
              <p role="status">{t('loading')}</p>
            </HeroMessage>
          </div>
        }
      >
        {(result, late) => <Hero initial={result} {...(late && { late })} />}
      </FeedBlock>
    </div>
  );
}

/** Waits for pending calls as long as the hero does, to know which sections are thin. */
export async function HomeQuickAccess() {
  const [locale] = await Promise.all([getLocale(), lastProviderUpdate()]);
  return (
    <div className="page-width">
      <StaticBlock name="quickAccess" of={QuickAccess} props={{ thin: await thinPages(locale) }} />
    </div>
  );
}
