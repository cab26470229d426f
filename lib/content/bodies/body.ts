import type { Localized } from '@/lib/i18n/localized';

/** The text of sample articles by their ids, in paragraphs. */
export type Bodies = Readonly<Record<string, Localized<readonly string[]>>>;
