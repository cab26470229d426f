import 'server-only';
import { FRONT_PAGE } from '#site/frontPage.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { deskFrontPage } from '@/lib/provider/provider';
import type { FrontBlock } from '@/lib/site/frontPageSchema';

export const frontPage = async (): Promise<readonly FrontBlock[]> =>
  (await deskFrontPage()).blocks ?? FRONT_PAGE;

/** Those that a language's page has. */
export const blocksIn = async (locale: Locale): Promise<readonly FrontBlock[]> =>
  (await frontPage()).filter(({ languages }) => languages?.includes(locale) ?? true);
