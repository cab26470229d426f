import { NextIntlClientProvider, useLocale, type Messages } from 'next-intl';
import { type ComponentType, type ReactNode, use } from 'react';
import { savedProps } from '@/components/static-html/requestProps';
import {
  type BlockName,
  type BlockProps,
  staticId,
  type StaticHtmlProps,
} from '@/components/static-html/staticHtmlProps';
import { figureMessages } from '@/lib/i18n/figureMessages';
import type { Locale } from '@/lib/i18n/locales';
import { onceMade } from '@/lib/onceMade';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { BLOCKS } from './blocks';

/**
 * Props are missing if React data and HTML come from different requests (a Next cache); the rest of
 * the page survives.
 */
function contentOf<N extends BlockName>(name: N, number: number): ReactNode {
  const Block: ComponentType<BlockProps[N]> = BLOCKS[name];
  const props = savedProps(name, number);
  if (props) return <Block {...props} />;
  const fault = new Error(`The static block ${name} has no props in this request`);
  if (process.env.NODE_ENV !== 'production') throw fault;
  logFault('Rendering a page', fault);
  return null;
}

export function StaticHtml(props: StaticHtmlProps) {
  const locale = useLocale();
  return (
    <div id={staticId(props)} className={props.className}>
      <NextIntlClientProvider locale={locale} messages={use(allMessages(locale))}>
        {contentOf(props.name, props.number)}
      </NextIntlClientProvider>
    </div>
  );
}

async function load(locale: Locale): Promise<Messages> {
  const { default: messages } = await import(`../../.site/messages/${locale}.json`);
  return figureMessages(messages, locale);
}

/** Returns the same promise per locale, as `use` requires. */
export const allMessages = onceMade(load);
