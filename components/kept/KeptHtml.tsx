type Props = {
  id: string;
  /** Null in the browser, which has it. */
  markup: string | null;
  className?: string;
};

/**
 * Inserts HTML as it is. In the browser, where `markup` is null, a getter reads the HTML back from the
 * document, so that a client render after a failed hydration still shows it. Hydration keeps the
 * server's elements, but reads the getter twice for each block, which serialises the block.
 */
export const KeptHtml = ({ id, markup, className = 'contents' }: Props) => (
  <div
    id={id}
    className={className}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      get __html() {
        return markup ?? document.getElementById(id)?.innerHTML ?? '';
      },
    }}
  />
);
