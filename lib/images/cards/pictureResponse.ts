import 'server-only';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse } from '@/lib/request/responses';
import type { SocialCard } from './socialCardCache';

export const pictureResponse = (request: Request, { bytes, immutable }: SocialCard): Response =>
  conditionalResponse(request, {
    body: bytes,
    type: 'image/jpeg',
    cacheControl: immutable ? CACHE_CONTROL.socialCard : CACHE_CONTROL.fallbackSocialCard,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
