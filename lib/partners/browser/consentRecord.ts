export type Answer = 'yes' | 'no';

export type ConsentRecord = {
  /** What the reader has answered to these companies; null before that. */
  read: () => Answer | null;
  keep: (answer: Answer, now: Date) => void;
  /** Takes away what other companies have stored in the site's name, and the record with it. */
  wipe: () => void;
};

/**
 * The reader's one answer to other companies: in `localStorage` under `consent`, with the version of what
 * was asked and the day. Nothing is stored before there is one. Where storage is blocked it holds for
 * the page.
 *
 * Browsers run the text of this function (`app/api/partners.js`): it uses nothing from outside of it.
 */
export function consentRecord(version: string): ConsentRecord {
  const key = 'consent';
  let onPage: Answer | null = null;
  return {
    read() {
      try {
        const record: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        if (typeof record !== 'object' || record === null) return onPage;
        if (!('version' in record) || record.version !== version) return onPage;
        if (!('answer' in record)) return onPage;
        return record.answer === 'yes' || record.answer === 'no' ? record.answer : onPage;
      } catch {
        return onPage; // blocked, or no JSON
      }
    },
    keep(answer, now) {
      onPage = answer;
      try {
        const record = { version, date: now.toISOString().slice(0, 10), answer };
        localStorage.setItem(key, JSON.stringify(record));
      } catch {
        // blocked
      }
    },
    wipe() {
      onPage = null;
      // A cookie does not tell for which domain it was set.
      const labels = location.hostname.split('.');
      const domains = labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`);
      for (const cookie of document.cookie.split('; ').filter(Boolean))
        for (const domain of ['', ...domains])
          document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/${domain}`;
      try {
        // All but what the reader has saved and chosen (`lib/browser/device`). For the tab the site keeps no more
        // than what one page load needs.
        for (const name of Object.keys(localStorage))
          if (!name.startsWith('n24:')) localStorage.removeItem(name);
        sessionStorage.clear();
      } catch {
        // blocked
      }
    },
  };
}
