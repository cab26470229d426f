import { getMessages } from 'next-intl/server';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { jsonResponse } from '@/lib/request/responses';
import { placeChoices } from './placeChoices';

export async function GET(request: Request) {
  const locale = localeOfRequest(request);
  const { Cities } = await getMessages({ locale });
  return jsonResponse(request, placeChoices(locale, Cities), CACHE_CONTROL.list);
}
