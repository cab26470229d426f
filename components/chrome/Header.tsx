import { lastProviderUpdate } from '@/lib/news/lastProviderUpdate';
import { KeptChrome } from './KeptChrome.island';
import type { ChromeProps } from './chromeProps';

/** The page's header, which says when the newsroom last answered. */
export async function Header(props: Omit<ChromeProps, 'part' | 'updatedAt'>) {
  return <KeptChrome part="header" {...props} updatedAt={await lastProviderUpdate()} />;
}
