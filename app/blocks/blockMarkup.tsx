import type { ReactElement } from 'react';
import { ShortcutLinks } from '@/components/chrome/ShortcutLinks';
import { LegalText } from '@/components/company/LegalText';
import { QuickAccess } from '@/components/home/QuickAccess';
import { QuickLinks } from '@/components/home/QuickLinks';
import { ToolsGrid } from '@/components/home/ToolsGrid';
import { RailSections } from '@/components/section/RailSections';
import { RailTools } from '@/components/section/RailTools';
import type { Block } from '@/components/kept/block';
import type { MarkupOf } from '@/components/kept/BlockMarkup';
import { renderOnce } from '@/components/kept/renderOnce';
import { OtherTools } from '@/components/tools/frame/OtherTools';
import { PRIVACY } from '@/lib/content/legal/privacy';
import { TERMS } from '@/lib/content/legal/terms';
import { channel } from '@/lib/site/channel';

// On the server only; the browser has `noBlockMarkup.ts` in its place (see `next.config.mjs`).

function elementOf(block: Block): ReactElement {
  switch (block.name) {
    case 'homeShortcuts':
      return <ShortcutLinks isHome />;
    case 'legalPrivacy':
      return <LegalText document={PRIVACY} />;
    case 'legalTerms':
      return <LegalText document={TERMS} />;
    case 'otherTools':
      return <OtherTools path={block.path} />;
    case 'quickAccess':
      return <QuickAccess />;
    case 'quickLinks':
      return <QuickLinks appStore={channel().stores.play} />;
    case 'railSections':
      return <RailSections />;
    case 'railTools':
      return <RailTools />;
    case 'shortcuts':
      return <ShortcutLinks isHome={false} />;
    case 'toolsGrid':
      return <ToolsGrid />;
  }
}

/** A block as HTML with the words of a language, rendered once. */
export const markupOf: MarkupOf = (block, locale) =>
  renderOnce({ key: Object.values(block).join(' '), locale, element: () => elementOf(block) });
