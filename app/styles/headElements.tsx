import { APPEARANCE_SCRIPT } from '@/lib/browser/appearance/appearanceScript';

/**
 * What stands in a page's head before it is painted: its style sheet, and what sets the reader's size and colours.
 *
 * @param nonce by which the policy allows that script
 * @param css none where the style sheet is linked
 */
export const headElements = (nonce: string | undefined, css?: string) => (
  <>
    {css !== undefined && <style dangerouslySetInnerHTML={{ __html: css }} />}
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
  </>
);
