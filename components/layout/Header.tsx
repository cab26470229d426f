import type { PagePath } from '@/lib/pages/pages';
import { MainNav, Masthead } from './Masthead';
import { Today } from './Today';
import { TopBar } from './TopBar';

type Props = {
  path: string;
  url: string;
  now: number;
  updatedAt: number | null;
  isStory?: boolean;
  thin?: readonly PagePath[];
};

/** On phones its own bar and the menu lead on, so that what it lists comes first. */
const READERS_OWN = '/my';

export const Header = ({ path, url, now, updatedAt, isStory = false, thin = [] }: Props) => (
  <header>
    <TopBar url={url} />
    <Masthead path={path} url={url} isLow={isStory} thin={thin}>
      <Today now={now} updatedAt={updatedAt} />
    </Masthead>
    <MainNav path={path} inMenu={isStory || path === READERS_OWN} thin={thin} />
  </header>
);
