import { useLocale, useTranslations } from 'next-intl';
import { ShareButton } from '@/components/share/ShareButton';
import { COVERS_CARD, Kicker, LONG_TITLE } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { ReadMore } from '@/components/story/ReadMore';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import { headlineAction, PREVIEW_NOTE } from '@/components/story/cardAction';
import { useLabels } from '@/components/story/useLabels';
import { languageOf } from '@/lib/format/script';
import { localPath } from '@/lib/i18n/language';
import { languageName } from '@/lib/i18n/languageName';
import { sentCard } from '@/lib/stories/browser/cards';
import { type Slide, storyPath, writtenIn } from '@/lib/story/story';

type Props = {
  slide: Slide;
  position: { index: number; total: number };
  current: boolean;
};

/**
 * The old slide stays opaque beneath: fading both would let the page shine through. Reduced motion
 * sets `--duration` to 0.
 */
const FADE_IN = 'slide-in';
const STAY_BENEATH = 'slide-out';

const WITH_PICTURE =
  'grid-rows-[auto_1fr] gap-3 @[60rem]:grid-rows-none @[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @[60rem]:gap-0';
/** Words span both columns, because the second would be empty. */
const IN_WORDS = 'grid-rows-[1fr_auto]';

/** All slides share one grid cell, so the hero's height never changes. */
export function HeroSlide({ slide, position, current }: Props) {
  const t = useTranslations('Hero');
  const words = useTranslations('Story');
  const locale = useLocale();
  const labels = useLabels();
  const href = slide.link ?? storyPath(slide.id);
  const outside = !href.startsWith('/');
  const link = {
    href: outside ? href : localPath(href, locale),
    ...(outside && { target: '_blank', rel: 'noopener noreferrer' }),
  };
  const opens = slide.link === null;
  const card = { ...slide, videoUrl: null };
  const previews = opens && headlineAction(card) === 'preview';
  // A poster may lack words; then it has no page.
  const leads = slide.title !== '' || slide.link !== null;
  const name =
    slide.title ||
    slide.summary ||
    (slide.category && labels.category(slide.category)) ||
    t('poster');
  const lang = slide.title ? writtenIn(slide) : slide.summary ? languageOf(slide.summary) : locale;

  // Only the words have the slide's language: the columns keep the page's direction, like the
  // controls.
  const wordsLang = lang === locale ? undefined : lang;
  const text = (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Kicker category={slide.category} />
        <InLanguage lang={lang} />
      </div>
      {!slide.picture && !slide.title && !slide.category && !slide.summary && <p>{name}</p>}
      {slide.title && (
        <h2
          className={`mt-1 tracking-head ${slide.title.length > LONG_TITLE ? 'text-card-l' : 'text-hero'}`}
        >
          <a
            {...link}
            data-action={opens ? headlineAction(card) : undefined}
            aria-label={
              previews && lang === locale ? words('videoOf', { title: slide.title }) : undefined
            }
            aria-describedby={previews ? PREVIEW_NOTE : undefined}
            className={COVERS_CARD}
          >
            {slide.title}
          </a>
        </h2>
      )}
      {/* Nested, because paragraph spacing that readers set would take a line from the headline. */}
      <div data-part="summary" className="hero-summary mt-2 text-deck text-quiet">
        <p>{slide.summary}</p>
      </div>
    </>
  );

  return (
    <div
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('position', { number: position.index + 1, total: position.total })}
      inert={!current}
      data-story={slide.title ? slide.id : undefined}
      className={`relative grid bg-paper [grid-area:1/1] ${slide.picture ? WITH_PICTURE : IN_WORDS} ${current ? FADE_IN : STAY_BENEATH}`}
    >
      {slide.picture ? (
        <Picture
          src={slide.picture}
          ratio="lead"
          sizes="(min-width: 1600px) 877px, (min-width: 1280px) 719px, (min-width: 1024px) 58vw, 100vw"
          priority={position.index === 0}
          alt={slide.title ? '' : name}
          lang={wordsLang}
          className="max-md:-mx-gutter"
        />
      ) : (
        <div
          lang={wordsLang}
          className="hero-plate plate flex flex-col p-4 max-md:-mx-gutter md:p-6"
        >
          {text}
        </div>
      )}
      {slide.title && <RegisterCard {...sentCard(card)} />}
      <div
        lang={wordsLang}
        className={`flex flex-col ${slide.picture ? 'hero-words' : 'hero-rest'}`}
      >
        {slide.picture && text}
        {leads && (
          <div lang={locale} className="hero-foot mt-auto flex items-center gap-3">
            <ReadTime given={slide.readTime} />
            <ReadMore
              title={name}
              lang={lang}
              repeats={slide.title !== '' && !previews}
              {...link}
              data-action={opens ? 'read' : undefined}
            />
            {slide.title && (
              <ShareButton title={slide.title} lang={slide.lang} className="max-md:-me-3" />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function InLanguage({ lang }: { lang: string }) {
  const t = useTranslations('Story');
  const locale = useLocale();
  if (lang === locale) return null;
  return (
    <p lang={locale} className="text-meta text-quiet">
      {t('inLanguage', { language: languageName(lang, locale) })}
    </p>
  );
}

function ReadTime({ given }: { given: Slide['readTime'] }) {
  const t = useTranslations('Hero');
  const isMinutes = typeof given === 'number';
  return (
    <p lang={isMinutes ? undefined : languageOf(given)} className="me-auto text-meta text-quiet">
      {isMinutes ? t('readTime', { minutes: given }) : given}
    </p>
  );
}
