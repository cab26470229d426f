import { Fragment } from 'react';
import { formatDate } from '@/lib/format/dates';
import { yearsOld } from '@/lib/format/indianTime';
import { bindFigures } from '@/lib/format/paragraphs';
import { languageOf } from '@/lib/format/script';
import { formatTime } from '@/lib/format/timeOfDay';
import { shareLinks } from '@/lib/browser/shareLinks';
import { localPath } from '@/lib/i18n/language';
import type { LiteWords } from '@/lib/lite/liteWords';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { bodyText } from '@/lib/stories/model/bodyText';
import { standfirst } from '@/lib/stories/model/standfirst';
import { type Story, storyPath, writtenIn } from '@/lib/stories/model/story';
import { authorPath, tagPath } from '@/lib/stories/model/termPaths';
import { LiteBlock } from './LiteBlock';
import { isFitted, LitePicture, PictureWords } from './LitePicture';
import { foreign } from './StoryList';

/** The ones that weigh least on the other side. */
const LITE_SERVICES: readonly string[] = ['whatsapp', 'facebook', 'telegram'];

type Props = { story: Story; words: LiteWords; now: number };

/** A whole story: as its full page has it, but with its date above its standfirst. */
export function Article({ story, words, now }: Props) {
  const { t, locale } = words;
  const { category, publishedAt, picture, sample } = story;
  const years = publishedAt === null || sample ? 0 : yearsOld(publishedAt, now);
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
      {story.lang !== locale && !story.otherLanguage && (
        <p className="m" lang={locale}>
          {t('Reader.otherLanguageOnly', { lang: story.lang })}
        </p>
      )}
      <Origin story={story} words={words} />
      {deck && <p>{deck}</p>}
      {picture && isFitted(picture) && (
        <p>
          <LitePicture url={picture} alt={story.pictureAlt} words={words} />
          <PictureWords caption={story.pictureCaption} credit={story.pictureCredit} words={words} />
        </p>
      )}
      <Text story={story} words={words} />
      <Share story={story} words={words} />
      <Players story={story} words={words} />
      <Tags story={story} words={words} />
    </article>
  );
}

type PartProps = Omit<Props, 'now'>;

function Origin({ story, words: { t, locale, state } }: PartProps) {
  const { author, authors = [], publishedAt, modifiedAt, lang } = story;
  const where = [story.place, story.state && state(story.state)].filter(Boolean).join(', ');
  const date = (at: string) => formatDate(new Date(at), 'long', locale);
  return (
    <p className="m" lang={locale}>
      {authors.map(({ name, slug }) => (
        <Fragment key={slug}>
          <a href={localPath(authorPath(slug), locale)} rel="author" lang={lang}>
            {name}
          </a>
          {', '}
        </Fragment>
      ))}
      {authors.length === 0 && author && <span lang={lang}>{`${author}, `}</span>}
      {t('Reader.source', { channel: t('Channel.name') })}
      {publishedAt && ` · ${t('Reader.published', { date: date(publishedAt) })}`}
      {modifiedAt &&
        modifiedAt !== publishedAt &&
        ` · ${t('Reader.updated', { date: date(modifiedAt), time: formatTime(new Date(modifiedAt), locale) })}`}
      {where && (
        <>
          {' · '}
          <span lang={lang}>{where}</span>
        </>
      )}
    </p>
  );
}

function Text({ story: { body, highlights }, words }: PartProps) {
  const { t, locale } = words;
  const [first, ...rest] = body ?? [];
  return (
    <div className="a" lang={body && first ? languageOf(bodyText(body)) : locale}>
      {first ? <LiteBlock block={first} words={words} /> : <p>{t('Reader.bodyMissing')}</p>}
      {highlights.length > 0 && (
        <aside>
          <h2 lang={locale}>{t('Reader.keyPoints')}</h2>
          <ul>
            {highlights.map((point) => (
              <li key={point} lang={languageOf(point)}>
                {point}
              </li>
            ))}
          </ul>
        </aside>
      )}
      {rest.map((block, at) => (
        <LiteBlock key={at} block={block} words={words} />
      ))}
    </div>
  );
}

function Players({ story: { title, audioUrl, videoUrl, youtubeId }, words }: PartProps) {
  const { t, locale } = words;
  const video = youtubeId ? `https://www.youtube.com/watch?v=${youtubeId}` : videoUrl;
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

/** The services that need no script of the site. Each gets the full page, which the lite one names as its own. */
function Share({ story: { id, title }, words: { t, locale } }: PartProps) {
  const url = absoluteUrl(storyPath(id), locale);
  return (
    <nav className="n" lang={locale} aria-label={t('Share.title')}>
      <ul>
        {shareLinks({ title, url })
          .filter(({ key }) => LITE_SERVICES.includes(key))
          .map(({ key, href }) => (
            <li key={key}>
              <a href={href} rel="noopener noreferrer">
                {t('Share.on', { service: t(`Share.${key}`) })}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Tags({ story: { tags = [], lang }, words: { t, locale } }: PartProps) {
  return tags.length === 0 ? null : (
    <nav className="n" lang={locale} aria-label={t('Reader.tags')}>
      <ul lang={lang}>
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <a href={localPath(tagPath(slug), locale)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
