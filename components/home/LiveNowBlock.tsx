import { getLocale } from 'next-intl/server';
import { StaticBlock } from '@/components/static-html/StaticBlock';
import { sentCard } from '@/lib/stories/browser/cards';
import { cardOf } from '@/lib/stories/cardOf';
import { getLiveNow } from '@/lib/stories/live/liveNow';
import { updateName } from '@/lib/stories/live/updateAddress';
import { asRow } from '@/lib/story/summaries';
import { LiveNow } from './LiveNow';

const SHOWN = 3;

export async function LiveNowBlock({ now }: { now: number }) {
  const stories = await getLiveNow(await getLocale(), now);
  if (stories.length === 0) return null;
  const pages = stories.slice(0, SHOWN).map((story) => {
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
