import { useLocale } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { type Slide, storyPath } from '@/lib/story/story';

type Props = { slides: readonly Slide[] };

/** Beside the one that shows: a screen of 1280 px has eight headlines before it is scrolled. */
const LISTED = 7;

/** The slides that wait, as headlines: two on phones, all from 1280 px on. Without a script they are the way to them. */
export function HeroList({ slides }: Props) {
  const locale = useLocale();
  const waiting = slides.slice(1).filter(({ title }) => title !== '');
  if (waiting.length === 0) return null;
  return (
    <ul
      role="list"
      className="hero-list grid list-none gap-x-col md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {waiting.slice(0, LISTED).map(({ id, lang, title, link }) => (
        <li key={id} className="relative border-b border-rule py-2.5">
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
