import type { PagePath } from '@/lib/pages/pages';
import { MainNav, Masthead } from './Masthead';
import { Today } from './Today';
import { TopBar } from './TopBar';

type Props = {
  /** The page's URL without language prefix. */
  path: string;
  /** The same with its query, for the links to the page in other languages. */
  url: string;
  /** The request's time, in epoch milliseconds. */
  now: number;
  /** When the provider last answered with something usable, in epoch milliseconds. */
  updatedAt: number | null;
  /** Whether the page is one story: it is low then, and on phones the sections are in the menu alone. */
  isStory?: boolean;
  /** Pages that have too little to show: menus leave them out. */
  thin?: readonly PagePath[];
};

/** On phones its own bar and the menu lead on, so that what it lists comes first. */
const READERS_OWN = '/my';

/** The top bar, the masthead with today's date, and the row of sections. */
export const Header = ({ path, url, now, updatedAt, isStory = false, thin = [] }: Props) => (
  <header>
    <TopBar url={url} />
    <Masthead path={path} url={url} isLow={isStory} thin={thin}>
      <Today now={now} updatedAt={updatedAt} />
    </Masthead>
    <MainNav path={path} inMenu={isStory || path === READERS_OWN} thin={thin} />
  </header>
);
