type Props = {
  id: string;
  /** Null in the browser, which has it. */
  markup: string | null;
  className?: string;
};

/**
 * Inserts HTML as it is. In the browser, where `markup` is null, a getter reads the HTML back from the
 * document. Hydration never calls the getter; only a client render after failed hydration does, when
 * the server's elements are still in the document.
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
