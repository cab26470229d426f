import { staticId, type StaticHtmlProps } from './staticHtmlProps';

/**
 * A static block in the browser, whose document has the HTML: hydration keeps it. React reads
 * `__html` twice in each hydration, only to see whether there is any, so it is an object: the HTML is
 * read when it is written, which a client render after a failed hydration alone does.
 */
export function StaticHtml(props: StaticHtmlProps) {
  const id = staticId(props);
  return (
    <div
      id={id}
      className={props.className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: { toString: () => document.getElementById(id)?.innerHTML ?? '' },
      }}
    />
  );
}
