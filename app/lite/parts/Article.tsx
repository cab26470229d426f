import { SUBSCRIBE } from '#site/links.mjs';
import { AboutAuthors } from '@/components/reader/AboutAuthors';
import { Byline, Tags } from '@/components/reader/Byline';
import { CorrectionsAndFactCheck } from '@/components/reader/CorrectionsAndFactCheck';
import { KeyPoints } from '@/components/reader/KeyPoints';
import { StoryBody } from '@/components/reader/StoryBody';
import { Below, PictureLink } from '@/components/reader/body/BodyFigure';
import { LITE_SERVICES, shareLinks } from '@/components/share/shareLinks';
import { yearsOld } from '@/lib/format/newsroomTime';
import { bindFigures } from '@/lib/format/paragraphs';
import { languageName } from '@/lib/i18n/languageName';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import type { LivePage } from '@/lib/stories/livePage';
import { datelined } from '@/lib/story/datelined';
import { standfirst } from '@/lib/story/standfirst';
import { type Story, storyPath, writtenIn } from '@/lib/story/story';
import { videoPage } from '@/lib/story/videoPage';
import { LinkNav } from './LinkNav';
import { foreign } from './StoryList';
import { LiveLine, Updates } from './Updates';
import { liteForm } from './liteTextForm';
import type { LiteWords } from './liteWords';

type Props = {
  story: Story;
  words: LiteWords;
  now: number;
  live?: LivePage;
};

export function Article({ story, words, now, live }: Props) {
  const { t, locale } = words;
  const { category, publishedAt, picture, sample, coverage } = story;
  const shown = coverage && live && { story, coverage, page: live, words, now };
  const years = publishedAt === null || sample ? 0 : yearsOld(publishedAt, now);
  const form = liteForm(words, story.otherLanguage);
  const deck = standfirst(story);
  const kind = [category && words.category(category), sample && t('Story.sample')].filter(Boolean);
  return (
    <article lang={foreign(writtenIn(story), words)}>
      {years > 0 && (
        <p className="w" lang={locale}>
          {t('Reader.yearsOld', { years })}
        </p>
      )}
      {kind.length > 0 && (
        <p className="m" lang={locale}>
          {kind.join(' ')}
        </p>
      )}
      <h1>{bindFigures(story.title)}</h1>
      {shown && <LiveLine {...shown} />}
      {story.lang !== locale && !story.otherLanguage && (
        <p className="m" lang={locale}>
          {t('Reader.otherLanguageOnly', {
            lang: story.lang,
            language: languageName(story.lang, locale),
          })}
        </p>
      )}
      <p className="m" lang={locale}>
        <Byline story={story} form={form} channel={t('Channel.name')} state={words.state} />
      </p>
      {deck && <p>{deck}</p>}
      {picture && !picture.startsWith('/') && (
        <p>
          <PictureLink url={picture} alt={story.pictureAlt} form={form} />
          <Below caption={story.pictureCaption} credit={story.pictureCredit} form={form} />
        </p>
      )}
      <CorrectionsAndFactCheck story={story} form={form} />
      {story.body || !shown ? (
        <StoryBody body={datelined(story)} highlights={story.highlights} form={form} />
      ) : (
        <KeyPoints points={story.highlights} form={form} />
      )}
      {shown && <Updates {...shown} />}
      <Premium story={story} words={words} />
      <Share story={story} words={words} />
      <Players story={story} words={words} />
      <AboutAuthors story={story} form={form} />
      <Tags story={story} form={form} />
    </article>
  );
}

type PartProps = Pick<Props, 'story' | 'words'>;

function Premium({ story, words: { t, locale } }: PartProps) {
  return (
    story.premium && (
      <p className="w" lang={locale}>
        {t('Premium.note', { channel: t('Channel.name') })}{' '}
        {SUBSCRIBE && <a href={SUBSCRIBE}>{t('Premium.subscribe')}</a>}
      </p>
    )
  );
}

function Players({ story, words }: PartProps) {
  const { title, audioUrl, youtubeId } = story;
  const { t, locale } = words;
  const video = videoPage(story);
  return (
    <>
      {audioUrl && (
        <p lang={locale}>
          <a className="k" href={audioUrl}>
            {t('Story.listenTo', { title })}
          </a>
        </p>
      )}
      {video && (
        <p lang={locale}>
          <a className="k" href={video} rel="nofollow noopener">
            {youtubeId ? t('Reader.playVideo') : t('Reader.videoCaption')}
          </a>
        </p>
      )}
    </>
  );
}

function Share({ story: { id, title }, words: { t, locale } }: PartProps) {
  const url = absoluteUrl(storyPath(id), locale);
  return (
    <LinkNav
      label={t('Share.title')}
      lang={locale}
      links={shareLinks({ title, url })
        .filter(({ key }) => LITE_SERVICES.includes(key))
        .map(({ key, href }) => ({
          name: t('Share.on', { service: t(`Share.${key}`) }),
          href,
          rel: 'noopener noreferrer',
        }))}
    />
  );
}
