import { showLater } from './show';
import { keepSearch } from '@/components/search-suggestions/lastSearches';
import { SuggestionBox } from '@/components/search-suggestions/SuggestionBox';

const attached = new WeakSet<HTMLInputElement>();

/** Shows suggestions below a search field from now on, and keeps what is searched for on the device. */
export async function attachSuggestions(input: HTMLInputElement): Promise<void> {
  if (!input.closest('search') || attached.has(input)) return;
  attached.add(input);
  input.form?.addEventListener('submit', () => keepSearch(input.value));
  const host = document.createElement('div');
  host.className = 'suggestions-host';
  // Directly after the field, so that Tab leads from it to the buttons of the list, which closes at the next control.
  input.after(host);
  await showLater(<SuggestionBox input={input} />, host);
}
