import 'server-only';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/routing';
import { environment } from './environment.mjs';

/** The public address of a page in a language, from its path without prefix. Never built from a request's own Host. */
export const absoluteUrl = (path: string, locale: Locale = 'en') => new URL(localPath(path, locale), environment().SITE_URL).href;
