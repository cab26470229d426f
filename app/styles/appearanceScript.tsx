import { APPEARANCE_SCRIPT } from '@/lib/browser/appearance/appearanceScript';

/** The element that sets the reader's size and colours before the first paint. */
export const appearanceScript = (nonce: string | undefined) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
);
