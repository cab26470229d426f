import 'server-only';
import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';

/** The absolute URL of a picture of a body as the site itself hands it out, as wide as pages show it. */
export const bodyPictureUrl = (url: string) => absoluteUrl(fittedPictureUrl(url, 1200));
