import 'server-only';
import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import type { Preview } from './keptPreviews';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something was missing just now; it may be there when it is asked for again. */
const BRIEFLY = 'public, max-age=60';

/** A JPEG for whoever shows it, on any site: kept for ever when it is what its address promises. */
export const pictureAnswer = (request: Request, { bytes, lasting }: Preview): Response =>
  conditionalAnswer(request, {
    body: bytes,
    type: 'image/jpeg',
    cacheControl: lasting ? FOR_EVER : BRIEFLY,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
