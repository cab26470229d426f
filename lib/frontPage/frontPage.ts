import 'server-only';
import { FRONT_PAGE } from '#site/frontPage.mjs';
import { deskFrontPage } from '@/lib/provider/provider';
import type { FrontBlock } from '@/lib/site/frontPageSchema';

/** The blocks of the front page: the desk's, else the configuration's. */
export const frontPage = async (): Promise<readonly FrontBlock[]> =>
  (await deskFrontPage()).blocks ?? FRONT_PAGE;
