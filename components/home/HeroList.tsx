import { useLocale } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { type Slide, storyPath } from '@/lib/story/story';

type Props = {
  slides: readonly Slide[];
  /** Keeps the room of two rows that the awaited slides had. */
  held: boolean;
};

/** Two rows at every width: beside the slide that shows, a screen of 1280 px has nine headlines. */
const LISTED = 8;

const HELD = 'hero-list-held content-start';
const LIST = 'hero-list grid list-none gap-x-col md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export function HeroList({ slides, held }: Props) {
  const locale = useLocale();
  const waiting = slides.slice(1).filter(({ title }) => title !== '');
  return (
    <ul role="list" className={`${LIST} ${held ? HELD : ''}`}>
      {waiting.slice(0, LISTED).map(({ id, lang, title, link }) => (
        <li key={id}>
          <a
            href={link?.startsWith('http') ? link : localPath(link ?? storyPath(id), locale)}
            {...(lang !== locale && { lang })}
            className="text-card-s tracking-head font-bold after:absolute after:inset-0"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const HeroListRoom = () => <div className={`hero-list ${HELD}`} />;
