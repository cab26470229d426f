import 'server-only';
import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';

export const bodyPictureUrl = (url: string) => absoluteUrl(fittedPictureUrl(url, 1200));
