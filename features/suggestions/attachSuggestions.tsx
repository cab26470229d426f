import { showLater } from '@/components/later/show';
import { SuggestionBox } from './SuggestionBox';
import { keepSearch } from './lastSearches';

const attached = new WeakSet<HTMLInputElement>();

export async function attachSuggestions(input: HTMLInputElement): Promise<void> {
  if (!input.closest('search') || attached.has(input)) return;
  attached.add(input);
  const host = document.createElement('div');
  host.className = 'suggestions-host';
  // Directly after the field, so Tab reaches the list's buttons before it closes.
  input.after(host);
  try {
    await showLater(<SuggestionBox input={input} />, host);
    input.form?.addEventListener('submit', () => keepSearch(input.value));
  } catch (fault) {
    // Its words were lost on the way: the next focus asks for them again.
    attached.delete(input);
    host.remove();
    throw fault;
  }
}
