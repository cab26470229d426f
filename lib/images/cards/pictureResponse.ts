import 'server-only';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse } from '@/lib/request/responses';
import type { Preview } from './previewCache';

export const pictureResponse = (request: Request, { bytes, immutable }: Preview): Response =>
  conditionalResponse(request, {
    body: bytes,
    type: 'image/jpeg',
    cacheControl: immutable ? CACHE_CONTROL.preview : CACHE_CONTROL.fallbackPreview,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
