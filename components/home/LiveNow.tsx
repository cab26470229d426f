import { useLocale, useTranslations } from 'next-intl';
import { COVERS_CARD } from '@/components/story/Headline';
import { RelativeTime } from '@/components/story/RelativeTime';
import { StoryItem } from '@/components/story/StoryItem';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { languageOf } from '@/lib/format/script';
import { localPath } from '@/lib/i18n/language';
import { updatePath } from '@/lib/stories/updateAddress';
import { type StoryCard, storyPath } from '@/lib/story/story';

type LivePageNow = {
  story: StoryCard;
  newest: { id: string; at: string; name: string } | null;
};

type Props = { pages: readonly LivePageNow[]; now: number };

export function LiveNow({ pages, now }: Props) {
  const t = useTranslations('FrontPage');
  const locale = useLocale();
  return (
    <section data-momentary="" className="page-width pt-4 md:pt-6">
      <BlockHeader title={t('liveNow')} live />
      <ol role="list" className="grid list-none gap-x-col-2 md:auto-cols-fr md:grid-flow-col">
        {pages.map((page) => (
          <StoryItem
            key={page.story.id}
            as="li"
            story={page.story}
            className="border-rule py-3 max-md:border-t"
          >
            {/* The block's title says that each is live. */}
            <h3 className="text-card-m tracking-head">
              <a href={localPath(storyPath(page.story.id), locale)} className={COVERS_CARD}>
                {page.story.title}
              </a>
            </h3>
            {page.newest && <Newest page={page.story.id} update={page.newest} now={now} />}
          </StoryItem>
        ))}
      </ol>
    </section>
  );
}

type NewestProps = { page: string; update: NonNullable<LivePageNow['newest']>; now: number };

function Newest({ page, update: { id, at, name }, now }: NewestProps) {
  const t = useTranslations('Coverage');
  const locale = useLocale();
  return (
    <p lang={locale} className="mt-1 text-meta text-quiet">
      {t('newest')}{' '}
      <a
        href={localPath(updatePath(page, id), locale)}
        lang={languageOf(name)}
        className="relative font-bold text-ink"
      >
        {name}
      </a>{' '}
      <RelativeTime at={at} now={now} />
    </p>
  );
}
