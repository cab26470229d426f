import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode, TouchEvent } from 'react';
import { localPath } from '@/lib/i18n/language';
import { type Slide, storyPath, writtenIn } from '@/lib/story/story';

type Props = {
  children: ReactNode;
  onTouchStart?: (event: TouchEvent) => void;
  onTouchEnd?: (event: TouchEvent) => void;
};

/** Columns in rem, so enlarged text moves below the picture. */
export function HeroSection({ children, ...touch }: Props) {
  const t = useTranslations('Hero');
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
      className="hero @container relative md:rule-top md:mt-6"
      {...touch}
    >
      {children}
    </section>
  );
}

export const SlideRoom = ({ isPictured = true }: { isPictured?: boolean }) => (
  <div aria-hidden className="invisible">
    {isPictured ? (
      <>
        <div className="hero-room aspect-lead text-hero @[60rem]:aspect-[64/21]" />
        <div className="hero-words mt-3 @[60rem]:hidden" />
      </>
    ) : (
      <div className="hero-lines" />
    )}
  </div>
);

type MessageProps = {
  /** The space reserved for slides, which the message keeps. */
  room?: ReactNode;
  children: ReactNode;
};

export function HeroMessage({ children, room }: MessageProps) {
  return (
    <HeroSection>
      <div className="grid bg-sunk text-center max-md:-mx-gutter [&>*]:[grid-area:1/1]">
        {room && (
          <div className="min-w-0">
            <div className="md:pb-11.5 @[60rem]:pb-0">{room}</div>
            <HeroListRoom />
          </div>
        )}
        <div className="grid place-content-center px-4 py-6">{children}</div>
      </div>
    </HeroSection>
  );
}

type ListProps = {
  slides: readonly Slide[];
  keepsRows: boolean;
};

/** Two rows at every width: beside the slide that shows, a screen of 1280 px has nine headlines. */
const LISTED = 8;

const HELD = 'hero-list-held content-start';
const LIST = 'hero-list grid list-none gap-x-col md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export function HeroList({ slides, keepsRows }: ListProps) {
  const locale = useLocale();
  const waiting = slides.slice(1).filter(({ title }) => title !== '');
  return (
    <ul role="list" className={`${LIST} ${keepsRows ? HELD : ''}`}>
      {waiting.slice(0, LISTED).map(({ id, title, link, ...slide }) => (
        <li key={id}>
          <a
            href={link?.startsWith('http') ? link : localPath(link ?? storyPath(id), locale)}
            {...(writtenIn(slide) !== locale && { lang: writtenIn(slide), dir: 'auto' })}
            className="text-card-s tracking-head font-bold after:absolute after:inset-0"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const HeroListRoom = () => <div className={`hero-list ${HELD}`} />;
