type Props = {
  id: string;
  /** Null in the browser, which has it. */
  markup: string | null;
  className?: string;
};

/**
 * HTML for React to take as it stands. In the browser, where there is none to give, it is read back
 * from the document, by a getter: hydration never asks, only a render anew after a failed one, while
 * the old elements are still there.
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
