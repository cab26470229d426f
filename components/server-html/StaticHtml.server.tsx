import { NextIntlClientProvider, useLocale } from 'next-intl';
import { type ComponentType, type ReactNode, use } from 'react';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { allMessages } from './allMessages';
import { BLOCKS } from './blocks';
import { savedProps } from './requestProps';
import { type BlockName, type BlockProps, staticId, type StaticHtmlProps } from './staticHtmlProps';

/**
 * What a block shows. Its props are missing only where React's data of the page come from another
 * request than their HTML (a cache of Next's): an error, but for readers the rest of the page.
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

/** A static block on the server: its element, with all words of the page's language. */
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
