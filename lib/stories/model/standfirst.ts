import { bodyText } from './bodyText';
import type { Story } from './story';

/**
 * What stands below a story's headline: nothing where its own text begins with it, as it does where
 * the provider sent no summary of its own.
 */
export function standfirst({ summary, body }: Pick<Story, 'summary' | 'body'>): string {
  const start = normal(summary);
  // White space may be longer in the text than it is here.
  const text = body ? bodyText(body) : '';
  return text && normal(text.slice(0, 2 * summary.length + 100)).startsWith(start) ? '' : summary;
}

const normal = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(?:…|\.\.\.)$/, '');
