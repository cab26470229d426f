import type { ReactElement } from 'react';
import { ShortcutLinks } from '@/components/chrome/ShortcutLinks';
import { LegalText } from '@/components/company/LegalText';
import { QuickAccess } from '@/components/home/QuickAccess';
import { QuickLinks } from '@/components/home/QuickLinks';
import { ToolsGrid } from '@/components/home/ToolsGrid';
import { RailSections } from '@/components/section/RailSections';
import { RailTools } from '@/components/section/RailTools';
import type { Block } from '@/components/kept/block';
import { renderOnce } from '@/components/kept/renderOnce';
import { OtherTools } from '@/components/tools/frame/OtherTools';
import type { Locale } from '@/lib/i18n/locales';
import { PRIVACY } from '@/lib/content/legal/privacy';
import { TERMS } from '@/lib/content/legal/terms';
import { channel } from '@/lib/site/channel';

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
export const markupOf = (block: Block, locale: Locale): Promise<string> =>
  renderOnce({ key: Object.values(block).join(' '), locale, element: () => elementOf(block) });
