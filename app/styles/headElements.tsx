import { APPEARANCE_SCRIPT } from '@/features/preferences/appearanceScript';

export const headElements = (nonce: string | undefined, css?: string) => (
  <>
    {css !== undefined && <style dangerouslySetInnerHTML={{ __html: css }} />}
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
  </>
);
