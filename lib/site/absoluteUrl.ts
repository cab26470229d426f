import 'server-only';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { environment } from './environment.mjs';

/**
 * The public URL of a page in a language, from its path without prefix. Never built from a
 * request's own Host.
 */
export const absoluteUrl = (path: string, locale: Locale = DEFAULT_LOCALE) =>
  new URL(localPath(path, locale), environment().SITE_URL).href;
