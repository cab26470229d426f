import { getLocale } from 'next-intl/server';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { getShownLive } from '@/lib/frontPage/frontLive';
import { sentCard } from '@/lib/stories/browser/cards';
import { cardOf } from '@/lib/stories/cardOf';
import { updateName } from '@/lib/stories/updateAddress';
import { asRow } from '@/lib/story/summaries';
import { LiveNow } from './LiveNow';

export async function LiveNowBlock({ now }: { now: number }) {
  const stories = await getShownLive(await getLocale(), now);
  if (stories.length === 0) return null;
  const pages = stories.map((story) => {
    const [newest] = story.coverage.updates;
    return {
      story: asRow(cardOf(story)),
      newest: newest ? { id: newest.id, at: newest.at, name: updateName(newest) } : null,
    };
  });
  return (
    <StaticBlock
      name="liveNow"
      of={LiveNow}
      props={{ pages, now }}
      cards={pages.map(({ story }) => sentCard(story))}
    />
  );
}
