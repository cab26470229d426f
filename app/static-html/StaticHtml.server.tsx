import { type Messages, NextIntlClientProvider } from 'next-intl';
import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { savedProps } from '@/components/static-html/requestProps';
import {
  type BlockName,
  type BlockProps,
  staticId,
  type StaticHtmlProps,
} from '@/components/static-html/staticHtmlProps';
import { figureMessages } from '@/lib/i18n/figureMessages';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { BLOCKS } from './blocks';

/**
 * Props are missing if React data and HTML come from different requests (a Next cache); the rest of
 * the page survives.
 */
function Content<N extends BlockName>({ name, number }: { name: N; number: number }): ReactNode {
  const block: ComponentType<BlockProps[N]> = use(BLOCKS[name]());
  const saved = savedProps(name, number);
  if (!saved) {
    const fault = new Error(`The static block ${name} has no props in this request`);
    if (process.env.NODE_ENV !== 'production') throw fault;
    logFault('Rendering a page', fault);
    return null;
  }
  const { locale, props } = saved;
  return (
    <NextIntlClientProvider
      locale={locale}
      timeZone={TIME_ZONE}
      messages={use(allMessages(locale))}
    >
      {/* A call: in JSX the linter takes what a promise gave for a component made while rendering. */}
      {createElement(block, props)}
    </NextIntlClientProvider>
  );
}

export const StaticHtml = ({ name, number, className }: StaticHtmlProps) => (
  <div id={staticId({ name, number })} className={className}>
    <Content name={name} number={number} />
  </div>
);

async function load(locale: Locale): Promise<Messages> {
  const { default: messages } = await import(`../../.site/messages/${locale}.json`);
  return figureMessages(messages, locale);
}

/** Returns the same promise per locale, as `use` requires. */
export const allMessages = memoize(load);
