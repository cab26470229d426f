import 'server-only';
import { FRONT_PAGE } from '#site/frontPage.mjs';
import { deskFrontPage } from '@/lib/provider/provider';
import type { FrontBlock } from '@/lib/site/frontPageSchema';

export const frontPage = async (): Promise<readonly FrontBlock[]> =>
  (await deskFrontPage()).blocks ?? FRONT_PAGE;
