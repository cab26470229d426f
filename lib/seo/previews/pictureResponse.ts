import 'server-only';
import { conditionalResponse } from '@/lib/http/conditionalResponse';
import type { Preview } from './previewCache';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Something was missing just now; it may be there when it is asked for again. */
const SHORT_LIVED = 'public, max-age=60';

/** A JPEG for whoever shows it, on any site: kept for ever when it is what its URL promises. */
export const pictureResponse = (request: Request, { bytes, immutable }: Preview): Response =>
  conditionalResponse(request, {
    body: bytes,
    type: 'image/jpeg',
    cacheControl: immutable ? IMMUTABLE : SHORT_LIVED,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
