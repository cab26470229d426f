import { use } from 'react';
import type { AnyBlock, Block } from '@/components/kept/block';
import type { BlockElementOf, BlockFrame } from '@/components/kept/BlockElement';
import { KeptHtml } from '@/components/kept/KeptHtml';
import type { Locale } from '@/lib/i18n/locales';
import { markupOf } from './blockMarkup';
import { isStatic, StaticElement } from './StaticElement';

// On the server only; the browser has `noBlockElement.ts` in its place (see `next.config.mjs`).

type Props = BlockFrame & { block: Block; locale: Locale };

const RenderedOnce = ({ block, locale, ...frame }: Props) => (
  <KeptHtml {...frame} markup={use(markupOf(block, locale))} />
);

/** A block in its frame, as HTML of this request or of an earlier one. */
export const blockElement: BlockElementOf = (block: AnyBlock, frame, locale) =>
  isStatic(block) ? (
    <div {...frame}>
      <StaticElement name={block.name} locale={locale} />
    </div>
  ) : (
    <RenderedOnce {...frame} block={block} locale={locale} />
  );
