const CHANGED = '(?:last )?(?:updated|modified)|(?:(?:अंतिम|आखिरी) )?(?:अपडेटेड|अपडेट(?: किया गया)?)';
const PUBLISHED = '(?:first )?(?:published|posted|created)|प्रकाशित';

export const TIME_LABEL = `(?:${CHANGED}|${PUBLISHED})(?: (?:at|on))?`;

const NEXT = new RegExp(`(?:^| ?[|/,;(] ?| )(?=${TIME_LABEL}[ :|–—-])`, 'i');
const OF_PUBLICATION = new RegExp(`^${PUBLISHED}`, 'i');
const LENGTH = 200;

/** The publication part of "Created on: … | Updated on: …"; null for a single time. */
export function publicationIn(text: string): string | null {
  const parts = text.slice(0, LENGTH).split(NEXT).filter(Boolean);
  const published = parts.find((part) => OF_PUBLICATION.test(part)) ?? parts[0];
  return parts.length > 1 && published ? published : null;
}
