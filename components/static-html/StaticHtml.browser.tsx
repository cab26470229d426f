import { staticId, type StaticHtmlProps } from './staticHtmlProps';

/**
 * Hydration keeps the server's HTML. `__html` is an object, because React reads it twice per
 * hydration merely to check it exists.
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
