import { BodyBlock } from '@/components/reader/body/BodyBlock';
import { PictureLink } from '@/components/reader/body/BodyFigure';
import { BodyPlayer } from '@/components/reader/body/BodyPlayer';
import { momentText } from '@/features/live/momentText';
import { dateAndTime, formatTime } from '@/lib/format/timeOfDay';
import { litePath } from '@/lib/pages/litePath';
import { isBeyond } from '@/lib/pages/paging';
import type { LivePage } from '@/lib/stories/livePage';
import { keyMoments, updateAnchor, updateName, updatePath } from '@/lib/stories/updateAddress';
import { type Coverage, type LiveUpdate, lastUpdate } from '@/lib/story/coverage';
import { type Story, storyPath } from '@/lib/story/story';
import { textLanguage } from '@/lib/story/textLanguage';
import { BeyondLast, Pages } from './Pages';
import { foreign } from './StoryList';
import { liteForm } from './liteTextForm';
import type { LiteWords } from './liteWords';

type Props = {
  story: Pick<Story, 'id' | 'otherLanguage'>;
  coverage: Coverage;
  page: LivePage;
  words: LiteWords;
  now: number;
};

const MOMENTS = 10;

export function LiveLine({ story, coverage, words, now }: Omit<Props, 'page'>) {
  const { t, locale } = words;
  const { endedAt } = coverage;
  const last = lastUpdate(coverage);
  if (endedAt !== null)
    return (
      <p className="m" lang={locale}>
        {t('Coverage.endedOn', dateAndTime(new Date(endedAt), locale))}
      </p>
    );
  return (
    <p className="m" lang={locale}>
      <b>{t('Story.live')}</b>
      {last && ` · ${t('Coverage.lastUpdate')} ${momentText(last, now, locale)}`}
      {' · '}
      {t('Coverage.asOf', { time: formatTime(now, locale) })}{' '}
      <a className="k" href={litePath(storyPath(story.id), locale)}>
        {t('Coverage.refresh')}
      </a>
    </p>
  );
}

export function Updates({ story, coverage, page, words, now }: Props) {
  const { t, locale } = words;
  const path = storyPath(story.id);
  const query = page.order === 'oldest' ? { order: page.order } : undefined;
  const paging = { page, path, words, ...(query && { query }) };
  const moments = keyMoments(coverage.updates).slice(0, MOMENTS);
  if (isBeyond(page)) return <BeyondLast {...paging} />;
  return (
    <>
      {page.isMissing && <p lang={locale}>{t('Coverage.missing')}</p>}
      {moments.length > 0 && (
        <nav className="n" lang={locale} aria-labelledby="key-moments">
          <h2 id="key-moments">{t('Coverage.keyMoments')}</h2>
          <ul>
            {moments.map((update) => (
              <li key={update.id} lang={foreign(textLanguage(updateName(update), story), words)}>
                <a href={litePath(updatePath(story.id, update.id), locale)}>{updateName(update)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section>
        <h2 lang={locale}>{t('Coverage.updates', { count: coverage.updates.length })}</h2>
        {page.pinned && <Update update={page.pinned} story={story} words={words} now={now} />}
        {page.updates
          .filter((update) => update !== page.pinned)
          .map((update) => (
            <Update key={update.id} update={update} story={story} words={words} now={now} />
          ))}
        <Pages {...paging} />
      </section>
    </>
  );
}

type UpdateProps = Pick<Props, 'story' | 'words' | 'now'> & { update: LiveUpdate };

function Update({ update, story, words, now }: UpdateProps) {
  const { t, locale } = words;
  const { id, at, changedAt, headline, body, picture, videoUrl, author } = update;
  const form = liteForm(words, story.otherLanguage);
  return (
    <section id={updateAnchor(id)} lang={foreign(textLanguage(updateName(update), story), words)}>
      {headline && <h3>{headline}</h3>}
      <p className="m" lang={locale}>
        <a href={litePath(updatePath(story.id, id), locale)}>{momentText(at, now, locale)}</a>
        {` · ${words.age(at, now)}`}
        {changedAt && ` · ${t('Coverage.changed', { time: momentText(changedAt, now, locale) })}`}
        {author && ` · ${author}`}
      </p>
      {picture && (
        <p>
          <PictureLink url={picture} alt={undefined} form={form} />
        </p>
      )}
      {body?.map((block, index) => (
        <BodyBlock key={index} block={block} form={form} />
      ))}
      {videoUrl && (
        <BodyPlayer player={{ type: 'video', url: videoUrl }} form={form} className="" />
      )}
    </section>
  );
}
