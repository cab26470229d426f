import { showLater } from './show';
import { keepSearch } from '@/components/search-suggestions/lastSearches';
import { SuggestionBox } from '@/components/search-suggestions/SuggestionBox';

const attached = new WeakSet<HTMLInputElement>();

/** Shows suggestions below a search field from now on, and keeps what is searched for on the device. */
export async function attachSuggestions(input: HTMLInputElement): Promise<void> {
  const box = input.closest('search');
  if (!box || attached.has(input)) return;
  attached.add(input);
  input.form?.addEventListener('submit', () => keepSearch(input.value));
  const host = document.createElement('div');
  host.className = 'suggestions-host';
  box.append(host);
  await showLater(<SuggestionBox input={input} />, host);
}
