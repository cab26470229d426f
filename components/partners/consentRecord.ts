export type Answer = 'yes' | 'no';

export type ConsentRecord = {
  read: () => Answer | null;
  keep: (answer: Answer, now: Date) => void;
  /** Deletes the record and all partner cookies and storage on this origin. */
  wipe: () => void;
};

/**
 * Consent record in `localStorage`, or in memory where storage is blocked. Browsers run this
 * function's source (`app/api/partners.js`), so it uses nothing from outside.
 *
 * @param ownPrefix of what the site itself keeps, which outlasts a withdrawn consent
 */
export function consentRecord(version: string, ownPrefix: string): ConsentRecord {
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
        return onPage;
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
      // Cookies do not reveal their domain, so every parent domain is tried.
      const labels = location.hostname.split('.');
      const domains = labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`);
      for (const cookie of document.cookie.split('; ').filter(Boolean))
        for (const domain of ['', ...domains])
          document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/${domain}`;
      try {
        // Reader preferences (`deviceRecord`) stay; session storage holds only what one page
        // load needs.
        for (const name of Object.keys(localStorage))
          if (!name.startsWith(ownPrefix)) localStorage.removeItem(name);
        sessionStorage.clear();
      } catch {
        // blocked
      }
    },
  };
}
