import { APPEARANCE_SCRIPT } from '@/lib/browser/appearance/appearanceScript';

export const headElements = (nonce: string | undefined, css?: string) => (
  <>
    {css !== undefined && <style dangerouslySetInnerHTML={{ __html: css }} />}
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
  </>
);
