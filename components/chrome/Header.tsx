import { lastProviderUpdate } from '@/lib/provider/provider';
import { KeptChrome } from './KeptChrome.island';
import type { ChromeProps } from './chromeProps';

/** The page's header, which shows when the provider last sent a valid response. */
export async function Header(props: Omit<ChromeProps, 'part' | 'updatedAt'>) {
  return <KeptChrome part="header" {...props} updatedAt={await lastProviderUpdate()} />;
}
