import { lastProviderUpdate } from '@/lib/news/lastProviderUpdate';
import { KeptHeader } from './KeptChrome.island';
import type { FooterProps } from './chromeProps';

/** The page's header, which says when the newsroom last answered. */
export async function Header(props: FooterProps) {
  return <KeptHeader {...props} updatedAt={await lastProviderUpdate()} />;
}
